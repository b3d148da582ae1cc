// Finds a Chromium for the browser tests; installs one where there is none.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ROOT } from './root.mjs'

const isRoot = process.getuid?.() === 0

export const CHROMIUM_ARGS = [
  // Chromium refuses to run as root with its sandbox on.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// The same browser without windows: a page takes half the time.
const HEADLESS_SHELL = 'chromium-headless-shell'
const WITH_WINDOWS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
]
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a Chromium that runs, or nothing. Installs nothing. Looks at CHROMIUM_PATH, then at
 * Playwright's own download, then at the system's browsers.
 *
 * @throws {Error} When CHROMIUM_PATH is set to something that cannot be run.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (isExecutable(named)) return named
    throw new Error(`CHROMIUM_PATH=${named} is not an executable file.`)
  }
  return find([HEADLESS_SHELL, ...WITH_WINDOWS])
}

/** Returns the path of an ordinary Chromium, i.e. not the headless shell; or nothing. */
export const findOrdinaryChromium = () => find(WITH_WINDOWS)

/** Returns true for the path of a headless shell, which refuses and permits other things. */
export const isHeadlessShell = path => /headless[-_]shell/.test(path)

/** @param {readonly string[]} names What such a browser is called. */
async function find(names) {
  const own = await downloadedByPlaywright()
  if (own && runs(own)) return own
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...names.flatMap(name => folders.map(folder => join(folder, name))), ...FIXED].find(runs)
}

/** Like `findChromium`, but installs a browser where none is found. */
export const ensureChromium = () => ensure(findChromium, [HEADLESS_SHELL, 'chromium'])

/** Like `findOrdinaryChromium`, but installs a browser where none is found. */
export const ensureOrdinaryChromium = () => ensure(findOrdinaryChromium, ['chromium'])

async function ensure(look, packages) {
  const found = (await look()) ?? (await fromDebian(look, packages)) ?? (await fromPlaywright(look))
  if (found) return found
  throw new Error(
    'There is no Chromium and none could be installed. Install one (apt-get install chromium, or npx playwright install --with-deps chromium), or set CHROMIUM_PATH.',
  )
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    // A folder may be "executed" too.
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Starts it: a file that is there may still lack its libraries, or be a stub. */
const runs = path =>
  isExecutable(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

async function downloadedByPlaywright() {
  try {
    const { chromium } = await import('playwright')
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/** Returns the command for becoming root, or nothing if that needs a password. */
function asRoot() {
  if (isRoot) return []
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined
}

/** Debian's package brings the shared libraries along. Ubuntu's is a stub. */
async function fromDebian(look, packages) {
  const become = asRoot()
  if (!become || !isDebian()) return undefined
  aptGet(become, ['update'])
  for (const name of packages) {
    console.log(`No Chromium found: apt-get install ${name} …`)
    aptGet(become, ['install', '-y', '--no-install-recommends', name])
    const found = await look()
    if (found) return found
  }
  return undefined
}

function aptGet(become, args) {
  const [command, ...rest] = [...become, 'apt-get', '-q', ...args]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, rest, { stdio: 'inherit', env })
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

async function fromPlaywright(look) {
  console.log('No Chromium found: playwright install chromium …')
  const canInstall = process.platform === 'linux' && asRoot()
  const found = canInstall ? await afterInstalling(look, '--with-deps') : undefined
  // Where the libraries cannot be installed the browser is not even downloaded, though it may run.
  return found ?? afterInstalling(look)
}

function afterInstalling(look, ...options) {
  const cli = `${ROOT}/node_modules/playwright/cli.js`
  spawnSync(process.execPath, [cli, 'install', ...options, 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  })
  return look()
}
