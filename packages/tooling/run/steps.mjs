import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { timeTable } from './budget.mjs'
import { childEnvironment } from './pinned-pnpm.mjs'
import { ROOT } from './root.mjs'

// As `pnpm exec` does it, without starting pnpm for it.
const BIN = join(ROOT, 'node_modules/.bin')
const WINDOWS = process.platform === 'win32'

/** Runs steps one by one or side by side, and remembers how long each took and how it ended. */
export class Steps {
  #done = []
  #children = new Set()
  #began = performance.now()

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.once(signal, () => {
        for (const child of this.#children) stopGroup(child)
        process.exit(1)
      })
  }

  get failed() {
    return this.#done.filter(({ because }) => because)
  }

  /** A step without which nothing else makes sense: what it throws ends the run. */
  async inProcess(label, work) {
    const began = performance.now()
    await work()
    this.#finish({ label, began })
  }

  /** Runs a command; shows what it says only when it fails, or when it runs tests. */
  async run(label, command, { needs = [], tests = false, env = {} } = {}) {
    const missing = needs.filter(need => this.failed.some(step => step.label === need))
    const began = performance.now()
    if (missing.length > 0) {
      this.#finish({
        label,
        began,
        isTests: false,
        because: `not run, needs ${missing.join(', ')}`,
      })
      return
    }
    const { code, said } = await this.#spawn(command, env)
    if (code !== 0 || tests) console.log(`\n── ${label}\n${said.trim()}\n`)
    this.#finish({ label, began, isTests: tests, because: code === 0 ? '' : `ended with ${code}` })
  }

  table() {
    return timeTable(this.#done, (performance.now() - this.#began) / 1000)
  }

  #finish({ label, began, isTests = false, because = '' }) {
    const seconds = (performance.now() - began) / 1000
    this.#done.push({ label, seconds, isTests, because })
    console.log(`${because ? '✖' : '✔'} ${label} ${seconds.toFixed(1)} s`)
  }

  #spawn([command, ...args], env) {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: childEnvironment({
        NO_COLOR: '1',
        PATH: BIN + delimiter + process.env.PATH,
        ...env,
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: WINDOWS,
      // A group of its own, so that what it starts can be stopped with it.
      detached: !WINDOWS,
    })
    this.#children.add(child)
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', data => {
        said += data
      })
    return new Promise(resolve => {
      child.once('error', error => resolve({ code: 1, said: error.message }))
      child.once('close', code => {
        this.#children.delete(child)
        resolve({ code: code ?? 1, said })
      })
    })
  }
}

function stopGroup(child) {
  try {
    process.kill(WINDOWS ? child.pid : -child.pid, 'SIGTERM')
  } catch {
    // It has ended meanwhile.
  }
}
