// Works before anything is installed: no dependencies.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { ROOT } from './root.mjs'

const WINDOWS = process.platform === 'win32'
const { packageManager } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'))
const version = packageManager.replace(/^pnpm@/, '').replace(/\+.*/, '')

/** The surroundings for a child: npm hands down its own settings, which pnpm would read as its own. */
export function childEnvironment(extra = {}) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(config|package|lifecycle|command|execpath|node)/i.test(name),
  )
  return {
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...Object.fromEntries(kept),
    ...extra,
  }
}

/** The pnpm that package.json names: from PATH when it is that very version, else through npm. */
export function pinnedPnpm() {
  const { status, stdout } = spawnSync('pnpm', ['--version'], {
    cwd: '/',
    env: childEnvironment(),
    encoding: 'utf8',
    shell: WINDOWS,
  })
  if (status === 0 && stdout.trim() === version) return ['pnpm']
  return ['npm', 'exec', '--yes', `--package=pnpm@${version}`, '--', 'pnpm']
}

/** Runs pnpm in the root and answers its exit code; `quiet` shows what it says only when it fails. */
export function runPnpm([command, ...before], args, { env, quiet = false } = {}) {
  const { status, stdout, stderr } = spawnSync(command, [...before, ...args], {
    cwd: ROOT,
    env: childEnvironment(env),
    encoding: 'utf8',
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: WINDOWS,
  })
  if (quiet && status !== 0) console.error(`\n${stdout}${stderr}`)
  return status ?? 1
}

/** Installs what the lockfile says, and says what to do when that fails. */
export function install(pnpm) {
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only']
  const [command, ...before] = pnpm
  const { status, stdout, stderr } = spawnSync(command, [...before, ...args], {
    cwd: ROOT,
    env: childEnvironment(),
    encoding: 'utf8',
    shell: WINDOWS,
  })
  if (status === 0) return
  const said = `${stdout ?? ''}${stderr ?? ''}`
  console.error(said)
  throw new Error(explain(said))
}

function explain(said) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ERR_SOCKET|ECONNRESET|fetch failed/i.test(said))
    return 'The packages could not be downloaded: the npm registry does not answer. Check the network (or the proxy and registry in .npmrc) and run the command again.'
  if (/ENOSPC/.test(said)) return 'The disk is full: the packages need about 1 GB.'
  return 'The packages could not be installed; pnpm says why above.'
}
