// `pnpm bench`: the private folder with the peers that the figures are measured against.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { childEnvironment, runPnpm } from './pinned-pnpm.mjs'
import { ROOT } from './root.mjs'

const bench = `${ROOT}/bench`
if (!existsSync(`${bench}/package-lock.json`)) {
  console.error('✖ There is no bench/ with a lockfile in this clone.')
  process.exit(1)
}
// The sandbox is measured as it is published.
const built = runPnpm(['exec', 'turbo', 'run', 'build', '--filter=@sixpence/sandbox'], {
  quiet: true,
})
if (built !== 0) process.exit(built)
for (const args of [
  ['ci', '--no-audit', '--no-fund'],
  ['run', 'bench', '--', ...process.argv.slice(2)],
]) {
  const { status } = spawnSync('npm', args, {
    cwd: bench,
    env: childEnvironment(),
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
