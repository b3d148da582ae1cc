// Works before anything is installed: no dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { ROOT } from './root.mjs'

const WINDOWS = process.platform === 'win32'
const { packageManager } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'))
const version = packageManager.replace(/^pnpm@/, '').replace(/\+.*/, '')

/**
 * The surroundings for a child: npm hands down its own settings, which pnpm would read as its own.
 * The registry is the one that both have to ask.
 */
export function childEnvironment(extra = {}) {
  const registry = process.env.npm_config_registry
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(config|package|lifecycle|command|execpath|node)/i.test(name),
  )
  return {
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...Object.fromEntries(kept),
    ...(registry && { npm_config_registry: registry, pnpm_config_registry: registry }),
    ...extra,
  }
}

/**
 * Puts the pnpm that package.json names on the PATH, unless it is there; npm fetches it once.
 * Asking npm for it at every call would cost more than most calls.
 */
export function ensurePnpm() {
  const found = capture('pnpm', ['--version'], { cwd: '/' })
  if (found.status === 0 && found.stdout.trim() === version) return
  const pick = ['exec', '--yes', `--package=pnpm@${version}`, '--']
  const { status, stdout, stderr } = capture('npm', [...pick, 'node', '-p', 'process.env.PATH'])
  if (status !== 0) throw new Error(explain(stderr))
  process.env.PATH = stdout.trim().split('\n').at(-1)
}

/**
 * Runs pnpm in the root and returns its exit code. With `quiet`, its output is only shown if it
 * fails.
 */
export function runPnpm(args, { env, quiet = false } = {}) {
  const { status, stdout, stderr } = spawnSync(...pnpm(args, { env, quiet }))
  if (quiet && status !== 0) console.error(`\n${stdout}${stderr}`)
  return status ?? 1
}

/** Runs pnpm in parallel and resolves to its exit code. Its output is only shown if it fails. */
export async function runPnpmAside(args) {
  const child = spawn(...pnpm(args, { quiet: true }))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (said += data))
  const code = await new Promise(resolve => {
    child.once('error', error => {
      said += error.message
      resolve(1)
    })
    child.once('close', status => resolve(status ?? 1))
  })
  if (code !== 0) console.error(`\n${said}`)
  return code
}

/** Returns the arguments for starting pnpm in the root. With `quiet`, its output is captured. */
function pnpm(args, { env, quiet }) {
  ensurePnpm()
  const options = {
    cwd: ROOT,
    env: childEnvironment(env),
    encoding: 'utf8',
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: WINDOWS,
  }
  return ['pnpm', args, options]
}

/** Installs from the lockfile; if that fails, prints what to do. */
export function install() {
  ensurePnpm()
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only']
  const { status, stdout, stderr } = capture('pnpm', args)
  if (status === 0) return
  const said = `${stdout ?? ''}${stderr ?? ''}`
  console.error(said)
  throw new Error(explain(said))
}

function capture(command, args, { cwd = ROOT } = {}) {
  const env = childEnvironment()
  return spawnSync(command, args, { cwd, env, encoding: 'utf8', shell: WINDOWS })
}

function explain(said = '') {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ERR_SOCKET|ECONNRESET|fetch failed/i.test(said))
    return 'The packages could not be downloaded: the npm registry does not answer. Check the network (or the proxy and registry in .npmrc) and run the command again.'
  if (said.includes('ENOSPC')) return 'The disk is full: the packages need about 1 GB.'
  return 'The packages could not be installed; pnpm says why above.'
}
