// `pnpm test:full`: what is too slow for every change. Some of it needs a PostgreSQL server: that of DATABASE_URL, or one that is installed.
import { runPnpm } from './pinned-pnpm.mjs'

process.exitCode = runPnpm(['exec', 'vitest', 'run', ...process.argv.slice(2)], {
  env: { SIXPENCE_FULL: '1' },
})
