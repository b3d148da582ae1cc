// `pnpm test:full`: what is too slow for every change. The suites on a PostgreSQL server start the
// one that comes with the packages; DATABASE_URL names another, SIXPENCE_POSTGRES=system the
// system's. Where there is none they fail and say what to install. The journeys in Firefox and
// WebKitGTK do the same; SIXPENCE_SKIP_ENGINES=firefox,webkit leaves engines out by name.
import { ensureChromium, ensureOrdinaryChromium, isHeadlessShell } from './chromium.mjs'
import { runPnpm } from './pinned-pnpm.mjs'

const env = { SIXPENCE_FULL: '1' }
const words = process.argv.slice(2)
const run = (command, more = {}) => runPnpm(command, { env: { ...env, ...more } })

const unit = run(['exec', 'vitest', 'run', ...words])
// The others have no use for words that choose unit tests.
process.exitCode = words.length > 0 ? unit : Math.max(unit, ...(await runOthers()))

async function runOthers() {
  return [
    run(['exec', 'turbo', 'run', 'check:resolution', '--concurrency=1']),
    run(['test:e2e', '--project=strangers', 'clickjacking']),
    run(['test:e2e', '--project=tabs']),
    run(['test:e2e', '--project=layout']),
    run(['test:e2e', '--project=journeys', 'steady-transfer', 'round-trips', 'send-kinds']),
    run(['test:e2e', '--project=months']),
    run(['test:e2e', '--project=hosts', 'styles']),
    run(['test:e2e', '--project=engines']),
    await inOrdinaryBrowser(),
  ]
}

/**
 * The journeys of frames and windows again, in the browser that people have: the headless shell
 * permits some of what that one refuses.
 */
async function inOrdinaryBrowser() {
  if (!isHeadlessShell(await ensureChromium())) return 0
  const journeys = ['hostile-host.spec.ts', 'partner.spec.ts', 'cards-and-history.spec.ts']
  return run(['test:e2e', ...journeys], { CHROMIUM_PATH: await ensureOrdinaryChromium() })
}
