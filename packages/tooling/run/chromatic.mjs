// `pnpm chromatic`: shows the built Storybook to Chromatic, which needs a project token.
import { runPnpm } from './pinned-pnpm.mjs'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    '✖ Chromatic needs a token: set CHROMATIC_PROJECT_TOKEN to the one in the settings of your Chromatic project. Nothing was sent.',
  )
  process.exit(1)
}
// Builds again, because a test run's build lacks the pages that only people read.
runPnpm(['build-storybook'])
const args = ['exec', 'chromatic', '--storybook-build-dir', 'storybook-static']
process.exitCode = runPnpm([...args, ...process.argv.slice(2)])
