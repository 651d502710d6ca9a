#!/bin/sh
# Fails where committed heights are not those of the records, or a shelf grew by more than 4 points.
status=0
shelf-height generate --check --config Featured.shelf.json --output Featured.shelf.swift || status=1
shelf-height measure --config Featured.shelf.json --format json --output new.json || status=1
shelf-height diff --fail-above 4 heights.json new.json || status=1
exit $status
