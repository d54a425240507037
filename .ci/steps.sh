# What .ci/run and .ci/nightly share: steps that are counted and timed, Debian packages, a PostgreSQL server, the last page.
# shellcheck shell=bash
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

passed=0
failed=0
failures=''
notes=''
durations=''

# has_memory_folder: whether /dev/shm has room for all that the tests leave there at a time, and lets programs run.
has_memory_folder() {
  local memory room options
  memory=$(awk '/^MemAvailable:/ { print $2 }' /proc/meminfo) && room=$(df -k --output=avail /dev/shm | tail -n 1) || return 1
  options=$(awk '$2 == "/dev/shm" { print $4 }' /proc/mounts)
  [[ -w /dev/shm && $options != *noexec* ]] && ((memory > 12000000 && room > 8000000))
}

# One folder for all temporary files, open like /tmp: PostgreSQL and apt work under other accounts. In memory if possible:
# hundreds of databases are made and removed, which takes twice the time on a disk.
if has_memory_folder 2>/dev/null; then TMPDIR=$(mktemp -d -p /dev/shm); else TMPDIR=$(mktemp -d); fi
export TMPDIR
chmod 1777 "$TMPDIR"
test_database_url=${TEST_DATABASE_URL:-}
unset TEST_DATABASE_URL
postgres_folder=''
postgres_owner=()
postgres_programs=''
# git worktree and the list of flaky files belong to the clone that runs this.
tree=$(git rev-parse 'HEAD^{tree}' 2>/dev/null || true)
[[ -z $(git status --porcelain 2>/dev/null) ]] || tree=''

# timed <name> <command...>: a step, whose seconds, of clocks and of processors, stand in a table at the end.
timed() {
  local name=$1 code=0 file=$TMPDIR/time.$BASHPID TIMEFORMAT='%0R %0U %0S' real user system
  shift
  printf '\n=== %s\n' "$name"
  { time "$@" 2>&3 || code=$?; } 3>&2 2>"$file"
  read -r real user system < <(tail -n 1 "$file")
  durations+=$(printf '%5d s  %5d s of a core  %s' "$real" "$((user + system))" "$name")$'\n'
  return "$code"
}

# check <name> <command...>: one check, judged by the command's exit code. Its last lines stand on the last page if it fails.
check() {
  local name=$1 code=0 printed=$TMPDIR/check.$BASHPID.log
  shift
  timed "$name" timeout 15m "$@" > >(tee "$printed") 2>&1 || code=$?
  wait "$!" || true
  if ((code == 0)); then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    failures+="Failed: $name, exit code $code, after:"$'\n'$(tail -n 60 "$printed" | sed 's/^/  /')$'\n'
  fi
}

# tests <name> <command...>: a run of tests/run.ts, counted from the summary that it leaves.
tests() {
  local name=$1 good=0 bad=0 code=0 summary=tests/.output/summary.json
  shift
  rm -f "$summary"
  timed "$name" "$@" || code=$?
  read_summary() { node -p "const summary = JSON.parse(fs.readFileSync('$summary')); $1"; }
  if [[ -f $summary ]]; then
    read -r good bad < <(read_summary '`${summary.passed} ${summary.failed}`')
    failures+=$(read_summary 'summary.failures.join("\n")')$'\n'
    notes+=$(read_summary 'summary.notes.join("\n")')$'\n'
  fi
  if ((bad == 0 && (code != 0 || good == 0))); then
    bad=1
    failures+="Failed: $name ended with exit code $code"$'\n'
  fi
  passed=$((passed + good))
  failed=$((failed + bad))
}

# side_by_side <function...>: runs functions of steps at once, and prints the output of each when all have ended.
side_by_side() {
  local lane
  for lane in "$@"; do
    (
      passed=0 failed=0 failures='' notes='' durations=''
      "$lane"
      printf 'passed=%q failed=%q failures=%q notes=%q durations=%q\n' \
        "$passed" "$failed" "$failures" "$notes" "$durations" >"$TMPDIR/$lane.counts"
    ) >"$TMPDIR/$lane.log" 2>&1 &
  done
  wait
  for lane in "$@"; do
    cat "$TMPDIR/$lane.log"
    add_counts "$lane"
  done
}

add_counts() {
  local lane=$1 before=("$passed" "$failed" "$failures" "$notes" "$durations")
  passed=0 failed=1 failures="Failed: $lane did not end"$'\n' notes='' durations=''
  # shellcheck source=/dev/null
  if [[ -f $TMPDIR/$lane.counts ]]; then source "$TMPDIR/$lane.counts"; fi
  passed=$((before[0] + passed))
  failed=$((before[1] + failed))
  failures=${before[2]}$failures
  notes=${before[3]}$notes
  durations=${before[4]}$durations
}

# install <package...>: installs Debian packages if that is possible here.
install() {
  local package
  printf 'Installing %s\n' "$*"
  if ((EUID != 0)) || ! command -v apt-get >/dev/null; then
    printf 'Not as root on Debian or Ubuntu: install %s yourself.\n' "$*"
    return 0
  fi
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -q || true
  # All at once; where one of them has another name, the others.
  apt-get install -qy --no-install-recommends "$@" && return
  for package in "$@"; do
    apt-get install -qy --no-install-recommends "$package" || printf 'apt-get could not install %s.\n' "$package"
  done
}

# need <program> <package>: prints the package if the program is not there.
need() { command -v "$1" >/dev/null || printf '%s\n' "$2"; }

need_chromium() {
  local name
  [[ -z ${CHROMIUM_PATH:-} ]] || return 0
  for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable microsoft-edge; do
    if command -v "$name" >/dev/null; then return 0; fi
  done
  printf 'chromium-headless-shell\n'
}

# install_programs <function>: installs the packages that the function prints. Tests that need a program which cannot be had are
# left out, which one line says.
install_programs() {
  local missing
  mapfile -t missing < <("$1")
  if ((${#missing[@]} == 0)); then return; fi
  timed 'Programs' install "${missing[@]}"
  mapfile -t missing < <("$1")
  if ((${#missing[@]} > 0)); then
    notes+="Not run: tests that need ${missing[*]}, which could not be installed."$'\n'
  fi
}

find_postgres() {
  local initdb
  initdb=$(command -v initdb || find /usr/lib/postgresql -path '*/bin/initdb' 2>/dev/null | sort -V | tail -n 1)
  [[ -n $initdb ]] && postgres_programs=$(dirname "$(readlink -f "$initdb")")
}

need_postgres() { [[ -n $test_database_url ]] || find_postgres || printf 'postgresql\n'; }

# Starts a PostgreSQL server of our own on a Unix socket and on a port that it reports. PostgreSQL refuses to run as root.
start_postgres() {
  local port owner=nobody
  find_postgres || return 1
  postgres_folder=$(mktemp -d)
  if ((EUID == 0)); then
    if id postgres >/dev/null 2>&1; then owner=postgres; fi
    chown "$owner" "$postgres_folder"
    postgres_owner=(runuser -u "$owner" --)
  fi
  port=$(node -e '
    const server = require("net").createServer()
    server.listen(0, "127.0.0.1", () => { console.log(server.address().port); server.close() })') || return 1
  (
    cd "$postgres_folder"
    "${postgres_owner[@]}" "$postgres_programs/initdb" -D data -U postgres -A trust -E UTF8 --locale=C --no-sync >initdb.log
    # The data lives for minutes: it need not survive a power cut.
    "${postgres_owner[@]}" "$postgres_programs/pg_ctl" -D data -w -l server.log -o "-p $port -k $postgres_folder \
      -c listen_addresses=127.0.0.1 -c max_connections=300 -c fsync=off -c synchronous_commit=off -c full_page_writes=off" \
      start >pg_ctl.log
  ) || { cat "$postgres_folder"/*.log; return 1; }
  test_database_url="postgresql://postgres@127.0.0.1:$port/postgres"
}

# Sets test_database_url: the server that TEST_DATABASE_URL names (14 or newer, on which databases can be made), else one of our own.
ready_postgres() {
  if [[ -n $test_database_url ]]; then return; fi
  printf '\n=== PostgreSQL\n'
  if start_postgres; then return; fi
  failed=$((failed + 1))
  failures+=$'Failed: there is no PostgreSQL to test on: name one in TEST_DATABASE_URL or install its server.\n'
}

clean_up() {
  if [[ -n $postgres_folder ]]; then
    (cd "$postgres_folder" && "${postgres_owner[@]}" "$postgres_programs/pg_ctl" -D data -m immediate stop) >/dev/null 2>&1 || true
  fi
  rm -rf "$TMPDIR"
}
trap clean_up EXIT

packages() { check 'Packages' npm ci --no-audit --no-fund; }
sums() {
  find schema.graphql client/gql tests/gql server/generated -type f ! -name 'embedded-postgres-worker-*' -exec sha256sum {} + | sort -k 2
}
generate() {
  local before
  before=$(sums)
  npm run --silent generate -- --force && diff <(printf '%s\n' "$before") <(sums)
}
export -f sums generate
generated() { check 'Generated files are current' bash -euo pipefail -c generate; }
build() { check 'Build' node server/build/ensure-build.js; }
lint_and_types() {
  check 'Lint' npm run --silent lint
  check 'Types' npm run --silent typecheck
}

# finish: prints the last page, which begins with the first error of each failure and ends with `N passed, N failed`.
finish() {
  printf '\n\n\n%s\n%s\n%s\n%d passed, %d failed\n' "$failures" "$notes" "$durations" "$passed" "$failed"
  ((failed == 0))
}
