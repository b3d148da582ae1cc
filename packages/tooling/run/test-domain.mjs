// `pnpm test:domain transfers`: the unit tests, stories and end-to-end tests of one domain.
import { existsSync } from 'node:fs'
import { buildBank } from './build-bank.mjs'
import { runPnpm, runPnpmAside } from './pinned-pnpm.mjs'
import { ROOT } from './root.mjs'
import { turbo } from './run-steps.mjs'

const PACKAGES = ['protocol', 'core', 'react', 'sandbox']
const [domain, ...rest] = process.argv.slice(2)

if (!domain || rest.length > 0) {
  console.error('✖ Name one domain: `pnpm test:domain transfers`.')
  process.exit(1)
}
const folders = PACKAGES.map(name => `packages/${name}/src/${domain}/`)
if (!folders.some(folder => existsSync(`${ROOT}/${folder}`))) {
  console.error(`✖ No package has a folder ${domain}. Domains are the folders in packages/*/src.`)
  process.exit(1)
}
// Beside the unit tests, which need no build.
const building = runPnpmAside(['exec', ...turbo('build:app', 'build')])
const ends = [
  runPnpm(['test:unit', `src/${domain}/`]),
  runPnpm(['test:stories', domain]),
  await runEndToEnd(),
]
process.exitCode = Math.max(...ends)

async function runEndToEnd() {
  const built = await building
  if (built !== 0) return built
  await buildBank()
  return runPnpm(['exec', 'playwright', 'test', '--pass-with-no-tests'], {
    env: { SIXPENCE_E2E_GREP: `@${domain}\\b` },
  })
}
