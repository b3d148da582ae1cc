// `pnpm test:full`: what is too slow for every change. The suites on a PostgreSQL server start the
// one that comes with the packages; DATABASE_URL names another, SIXPENCE_POSTGRES=system the
// system's. Where there is none they fail and say what to install.
import { runPnpm } from './pinned-pnpm.mjs'

process.exitCode = runPnpm(['exec', 'vitest', 'run', ...process.argv.slice(2)], {
  env: { SIXPENCE_FULL: '1' },
})
