// `pnpm test:full`: what is too slow for every change. The suites on a PostgreSQL server start the
// one that comes with the packages; DATABASE_URL names another, SIXPENCE_POSTGRES=system the
// system's. Where there is none they fail and say what to install. The journeys in Firefox and
// WebKitGTK do the same; SIXPENCE_SKIP_ENGINES=firefox,webkit leaves engines out by name.
import { runPnpm } from './pinned-pnpm.mjs'

const env = { SIXPENCE_FULL: '1' }
const suites = [
  ['exec', 'vitest', 'run', ...process.argv.slice(2)],
  ['test:e2e', '--project=strangers', 'clickjacking'],
  ['test:e2e', '--project=tabs'],
  ['test:e2e', '--project=engines'],
]
// The browser's part has no use for the words of the other.
const wanted = process.argv.length > 2 ? suites.slice(0, 1) : suites
process.exitCode = Math.max(...wanted.map(words => runPnpm(words, { env })))
