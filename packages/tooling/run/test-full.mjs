// `pnpm test:full`: the tests that are too slow for every change. The suites on a PostgreSQL server
// start the packaged one; DATABASE_URL selects another, SIXPENCE_POSTGRES=system the system's.
// Without one they fail and print what to install. The journeys in Firefox and WebKitGTK do the
// same; SIXPENCE_SKIP_ENGINES=firefox,webkit skips engines by name.
import { runPnpm } from './pinned-pnpm.mjs'

// The end of a year, a leap day, and two days on which clocks change.
const OTHER_DAYS = [
  { SIXPENCE_TODAY: '2026-12-31T23:59:30Z', TZ: 'UTC' },
  { SIXPENCE_TODAY: '2028-02-29T12:00:00Z', TZ: 'America/Los_Angeles' },
  { SIXPENCE_TODAY: '2027-03-28T00:59:30Z', TZ: 'Europe/Bucharest' },
  { SIXPENCE_TODAY: '2027-04-03T13:59:30Z', TZ: 'Pacific/Auckland' },
]

const env = { SIXPENCE_FULL: '1' }
const words = process.argv.slice(2)
const run = (command, more = {}) => runPnpm(command, { env: { ...env, ...more } })

const unit = run(['exec', 'vitest', 'run', ...words])
// The others have no use for words that choose unit tests.
process.exitCode = words.length > 0 ? unit : Math.max(unit, ...runOthers())

function runOthers() {
  return [
    ...OTHER_DAYS.map(day => run(['test:unit'], day)),
    run(['test:e2e', '--project=strangers', 'clickjacking']),
    run(['test:e2e', '--project=tabs']),
    run(['test:e2e', '--project=layout']),
    run(['test:e2e', '--project=journeys', 'steady-transfer', 'round-trips', 'send-kinds']),
    run(['test:e2e', '--project=months']),
    run(['test:e2e', '--project=hosts', 'styles']),
    run(['test:e2e', '--project=engines']),
    run(['exec', 'node', 'packages/tooling/run/ordinary-browser.mjs']),
  ]
}
