// `pnpm test:stories`: every story of the built Storybook in a browser.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { binPath } from './bin-path.mjs'
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
  const options = ['--url', url, '--index-json', '--failOnConsole', ...process.argv.slice(2)]
  const child = spawn('test-storybook', options, {
    cwd: ROOT,
    env: childEnvironment({ PATH: binPath() }),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return new Promise(resolve => child.once('exit', code => resolve(code ?? 1)))
}
