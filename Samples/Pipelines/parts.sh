#!/bin/bash
# Measures files of records at the same time, and merges what is known of their shelves: what one run over all gives.
# usage: parts.sh 'options of measure' cards-*.ndjson.gz; the order of the files is that of their records.
set -euo pipefail
options=$1
shift
parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT
number=0
for file; do printf '%s\0' $((number++)) "$file"; done \
  | xargs -0 -n 2 -P "$(getconf _NPROCESSORS_ONLN)" bash -o pipefail -c \
    'gzip -dcf -- "$2" | shelf-height measure --partial --part "$1" --jobs 1 '"$options"' --output "$0/$1.part" -' \
    "$parts"
shelf-height merge --format csv "$parts"/*.part
