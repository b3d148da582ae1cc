// `pnpm test:full`: what is too slow for every change. The suites on a PostgreSQL server start the
// one that comes with the packages; DATABASE_URL names another, SIXPENCE_POSTGRES=system the
// system's. Where there is none they fail and say what to install. The journeys in Firefox and
// WebKitGTK do the same; SIXPENCE_SKIP_ENGINES=firefox,webkit leaves engines out by name.
import { runPnpm } from './pinned-pnpm.mjs'

const env = { SIXPENCE_FULL: '1' }
const words = process.argv.slice(2)
const run = (command, more = {}) => runPnpm(command, { env: { ...env, ...more } })

const unit = run(['exec', 'vitest', 'run', ...words])
// The others have no use for words that choose unit tests.
process.exitCode = words.length > 0 ? unit : Math.max(unit, ...runOthers())

function runOthers() {
  return [
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
