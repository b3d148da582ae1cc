import { spawn } from 'node:child_process'
import { childEnvironment } from './pinned-pnpm.mjs'
import { ROOT } from './root.mjs'

const GRACE_MS = 6_000

/** Starts programs that end together: when one ends, or on Ctrl-C, all do. */
export class Processes {
  #children = []
  #stopping

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => void this.stop(0))
  }

  /** Starts a program of Node; its last words are kept for an error message. */
  start(name, args, { env = {}, quiet = false } = {}) {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: childEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
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

  /** Ends all and answers when none is left. */
  stop(code) {
    this.#stopping ??= this.#stop(code)
    return this.#stopping
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

/** Waits until `url` answers; false when `giveUp` says so first or the time is over. */
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
