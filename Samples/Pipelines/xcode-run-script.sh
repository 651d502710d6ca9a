#!/bin/sh
# A run-script phase of Xcode before "Compile Sources", for projects that take no plugin.
# Input files: $(SRCROOT)/App/Featured.shelf.json, then the records and the cell that it names.
# Output files: $(DERIVED_FILE_DIR)/Featured.shelf.swift
set -e
export PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
shelf-height generate --config "$SCRIPT_INPUT_FILE_0" --output "$SCRIPT_OUTPUT_FILE_0"
