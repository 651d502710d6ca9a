#!/bin/sh
# A run-script phase of Xcode before "Compile Sources", for projects that take no plugin.
# Input files: $(SRCROOT)/App/Featured.shelf.json
# Output files: $(DERIVED_FILE_DIR)/Featured.shelf.swift
# Use discovered dependency file: $(DERIVED_FILE_DIR)/Featured.shelf.swift.d
set -e
export PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
shelf-height generate --config "$SCRIPT_INPUT_FILE_0" --output "$SCRIPT_OUTPUT_FILE_0" \
  --dependencies "$SCRIPT_OUTPUT_FILE_0.d"
