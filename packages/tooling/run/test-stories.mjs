// `pnpm test:stories`: every story of the built Storybook in a browser, by @storybook/test-runner.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { writeCount } from './counts.mjs'
import { childEnvironment } from './pinned-pnpm.mjs'
import { ROOT } from './root.mjs'
import { serveFolder } from './serve-folder.mjs'

const BUILT = `${ROOT}/storybook-static`
const RESULTS = `${ROOT}/node_modules/.cache/sixpence-stories.json`

if (!existsSync(`${BUILT}/index.json`)) {
  console.error('✖ There is no built Storybook. Run `pnpm build-storybook` first.')
  process.exit(1)
}
const { url, close } = await serveFolder(BUILT)
process.exitCode = await run(url)
close()
count()

function run(url) {
  const require = createRequire(`${ROOT}/package.json`)
  const bin = join(dirname(require.resolve('@storybook/test-runner')), 'test-storybook.js')
  const options = [
    '--url',
    url,
    '--index-json',
    '--maxWorkers',
    '2',
    '--json',
    '--outputFile',
    RESULTS,
  ]
  const child = spawn(process.execPath, [bin, ...options, ...process.argv.slice(2)], {
    cwd: ROOT,
    env: childEnvironment({ TARGET_URL: url }),
    stdio: 'inherit',
  })
  return new Promise(resolve => child.once('exit', code => resolve(code ?? 1)))
}

/** A file of stories that cannot be loaded is one failure. */
function count() {
  if (!existsSync(RESULTS)) return
  const results = JSON.parse(readFileSync(RESULTS, 'utf8'))
  writeCount('stories', {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
  })
}
