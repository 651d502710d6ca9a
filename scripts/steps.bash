# Steps of a check that goes on after a failure; sourced by scripts/check and scripts/conformance.

. scripts/flags.bash

steps_log=$(mktemp)
steps_failed=$(mktemp)
steps_passed=0 steps_wrong=0

# step NAME COMMAND...: the command's output as it comes, stopped at its first failing line where it is a function.
step() {
  local name=$1 begin=$SECONDS status
  shift
  echo "== $name"
  (set -e; "$@") 2>&1 | tee "$steps_log"
  status=${PIPESTATUS[0]}
  if [ "$status" -eq 0 ]; then
    steps_passed=$((steps_passed + 1))
    echo "-- $name: $((SECONDS - begin)) s"
  else
    steps_wrong=$((steps_wrong + 1))
    echo "failed: $name"
    { echo "failed: $name, exit code $status after $((SECONDS - begin)) s"; tail -n 25 "$steps_log"; } >>"$steps_failed"
  fi
}

# The steps that failed with the end of their output, then the line "N passed, N failed"; fails if a step did.
steps_end() {
  cat "$steps_failed"
  rm -f "$steps_log" "$steps_failed"
  echo "$steps_passed passed, $steps_wrong failed"
  [ "$steps_wrong" -eq 0 ]
}
