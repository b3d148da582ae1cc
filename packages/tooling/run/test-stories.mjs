// `pnpm test:stories`: every story of the built Storybook in a browser.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { childEnvironment } from './pinned-pnpm.mjs'
import { ROOT } from './root.mjs'
import { serveFolder } from './serve-folder.mjs'

const BUILT = `${ROOT}/storybook-static`

if (!existsSync(`${BUILT}/index.json`)) {
  console.error('✖ There is no built Storybook. Run `pnpm build-storybook` first.')
  process.exit(1)
}
const { url, close } = await serveFolder(BUILT)
process.exitCode = await run(url)
close()

function run(url) {
  const command = ['test-storybook', '--url', url, '--index-json', '--failOnConsole']
  const child = spawn('pnpm', ['exec', ...command, ...process.argv.slice(2)], {
    cwd: ROOT,
    env: childEnvironment(),
    stdio: 'inherit',
  })
  return new Promise(resolve => child.once('exit', code => resolve(code ?? 1)))
}
