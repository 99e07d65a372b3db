# What .ci/compose and .ci/stack share: an engine, limits of time, and how tests on it are counted. They set `name` and
# `limit`, end with `end`, and run on the images that .ci/compose has built.
#
#   ENGINE            starts an engine where none answers ("$ENGINE up", "$ENGINE env")
#   REQUIRE_COMPOSE=1 makes it a failure that there is no engine
engine=${ENGINE:-../shared/engine/engine}
log=$(mktemp)
passed=0 failed=0 skipped=0

say() { printf '%s: %s\n' "$name" "$*"; }
bounded() {
  local left=$((limit - SECONDS))
  timeout --kill-after=10 "$((left > 1 ? left : 1))" "$@"
}
end() {
  rm -f "$log"
  echo "$skipped skipped"
  echo "$passed passed, $failed failed"
  ((failed == 0))
  exit
}

# why there is no engine, or nothing
start_engine() {
  timeout 10 docker info >/dev/null 2>&1 && return
  if [[ ! -x $engine ]]; then
    echo "no engine answers, and there is no $engine to start one"
  elif ! bounded "$engine" up >"$log" 2>&1; then
    echo "$engine up failed: $(tail -n 1 "$log")"
  else
    eval "$("$engine" env)"
    timeout 10 docker info >/dev/null 2>&1 || echo "the engine of $engine doesn't answer"
  fi
}

# goes on with an engine, or ends with what can't be tried then
need_engine() { # configurations of Playwright
  local reason
  reason=$(start_engine)
  [[ -z $reason ]] || cannot "$reason" "$@"
  # the settings of an engine that was started in the subshell above
  timeout 10 docker info >/dev/null 2>&1 || eval "$("$engine" env)"
}

cannot() { # why, configurations of Playwright
  local config
  say "$1"
  shift
  if [[ ${REQUIRE_COMPOSE:-} == 1 ]]; then
    failed=1
  else
    skipped=1
    for config in "$@"; do skipped=$((skipped + $(tests_of "$config"))); done
  fi
  end
}

tests_of() { npx playwright test --list --reporter list --config "$1" 2>/dev/null | sed -nE 's/^Total: ([0-9]+) tests?.*/\1/p' | grep . || echo 0; }

# counts a run of Playwright from what it printed: "12 passed", "1 failed", "1 flaky", "2 did not run"
count_tests() { # exit code of the run
  local lost
  of() { sed -nE "s/^ +([0-9]+) $1.*/\1/p" "$log" | tail -n 1 | grep . || echo 0; }
  passed=$((passed + $(of passed) + $(of flaky)))
  skipped=$((skipped + $(of skipped)))
  lost=$(($(of failed) + $(of 'did not run') + $(of interrupted)))
  failed=$((failed + ($1 != 0 && lost == 0 ? 1 : lost)))
}

timed() { # name, command
  local what=$1 began=$SECONDS code=0
  shift
  "$@" || code=$?
  say "$what $([[ $code == 0 ]] && echo ok || echo FAILED) ($((SECONDS - began)) s)"
  return "$code"
}

quietly() { "$@" >"$log" 2>&1 || { tail -n 60 "$log"; return 1; }; }
drill() { bounded npx playwright test --config "$1" --reporter list 2>&1 | tee "$log"; }
