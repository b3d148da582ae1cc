// `pnpm test:full`: what is too slow for every change. Needs DATABASE_URL for the suites on a real PostgreSQL.
import { runPnpm } from './pinned-pnpm.mjs'

if (!process.env.DATABASE_URL)
  console.log('DATABASE_URL is not set: the suites that need a PostgreSQL server say so and fail.')
process.exitCode = runPnpm(['exec', 'vitest', 'run', ...process.argv.slice(2)], {
  env: { SIXPENCE_FULL: '1' },
})
