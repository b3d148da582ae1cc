import { spawn } from 'node:child_process'
import { npmAbove } from './npm-above.mjs'
import { childEnvironment } from './pinned-pnpm.mjs'
import { ROOT } from './root.mjs'

const GRACE_MS = 6_000
const PARENT_MS = 500
// Read at once: it may end while something is built.
const NPM = npmAbove()
const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href

/**
 * Starts programs that end together: when one of them ends, on Ctrl-C, when this process ends in
 * any way, or when the npm that started it ends.
 */
export class Processes {
  #children = []
  #stopping

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => void this.stop(0))
    this.#endWith(NPM)
  }

  /** Starts a Node program. Keeps its last output for an error message. */
  start(name, args, { env = {}, quiet = false } = {}) {
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
      cwd: ROOT,
      env: childEnvironment(env),
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    // It may end while this process still holds its end.
    child.stdin.on('error', () => undefined)
    child.said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', data => {
        child.said = `${child.said}${data}`.slice(-4_000)
        if (!quiet && stream === child.stderr) process.stderr.write(data)
      })
    child.ended = new Promise(resolve =>
      child.once('exit', code => {
        resolve(code ?? 1)
        if (this.#stopping) return
        if (quiet) process.stderr.write(child.said)
        console.error(`${name} has ended (${code}).`)
        void this.stop(1)
      }),
    )
    this.#children.push(child)
    return child
  }

  get stopping() {
    return this.#stopping !== undefined
  }

  /** Ends all programs; resolves when none is left. */
  stop(code) {
    this.#stopping ??= this.#stop(code)
    return this.#stopping
  }

  /** A signal to npm reaches the shell between npm and this process, and goes no further. */
  #endWith(pids) {
    const looking = setInterval(() => {
      if (pids.every(isAlive)) return
      clearInterval(looking)
      void this.stop(0)
    }, PARENT_MS)
    looking.unref()
  }

  async #stop(code) {
    process.exitCode = code
    const living = this.#children.filter(
      child => child.exitCode === null && child.signalCode === null,
    )
    for (const child of living) child.kill('SIGTERM')
    const hurry = setTimeout(() => {
      for (const child of living) child.kill('SIGKILL')
    }, GRACE_MS)
    await Promise.all(living.map(child => child.ended))
    clearTimeout(hurry)
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Waits until `url` responds. Resolves to false if `giveUp` returns true first, or the time is
 * over.
 */
export async function answers(url, { timeoutMs = 60_000, giveUp = () => false } = {}) {
  const end = performance.now() + timeoutMs
  while (performance.now() < end && !giveUp()) {
    const ok = await fetch(url).then(
      response => response.ok,
      () => false,
    )
    if (ok) return true
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return false
}
