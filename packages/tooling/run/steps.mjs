import { spawn } from 'node:child_process'
import { binPath } from './bin-path.mjs'
import { childEnvironment } from './pinned-pnpm.mjs'
import { secondsOfMachine, secondsOfTimes, timed } from './processor-time.mjs'
import { ROOT } from './root.mjs'

const WINDOWS = process.platform === 'win32'

/** Runs steps one by one or in parallel, and keeps the duration and outcome of each. */
export class Steps {
  #done = []
  #children = new Set()
  #began = performance.now()
  #machine = secondsOfMachine()

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.once(signal, () => {
        for (const child of this.#children) stopGroup(child)
        process.exit(1)
      })
  }

  /** The finished steps, in this order. */
  get done() {
    return this.#done
  }

  get failed() {
    return this.#done.filter(({ because }) => because)
  }

  /** The time of all steps so far. The machine's processors may also have worked for others. */
  get inAll() {
    return {
      seconds: (performance.now() - this.#began) / 1000,
      machine: secondsOfMachine() - this.#machine,
    }
  }

  /** Runs a step by itself, because everything else depends on it. An error in it ends the run. */
  async inProcess(label, work) {
    const began = performance.now()
    const machine = secondsOfMachine()
    await work()
    this.#finish({ label, began, processor: secondsOfMachine() - machine })
  }

  /**
   * Runs a command. Its output is only shown if it fails, if it runs tests, or with `shown`. It is
   * killed after `hungMs`.
   */
  async run(label, command, { needs = [], ...options } = {}) {
    const missing = needs.filter(need => this.failed.some(step => step.label === need))
    if (missing.length === 0) return this.#run(label, command, options)
    const because = `not run, needs ${missing.join(', ')}`
    this.#finish({ label, began: performance.now(), because })
  }

  async #run(label, command, { tests = false, shown = tests, env, hungMs }) {
    const began = performance.now()
    const kind = tests && { SIXPENCE_KIND_OF_TESTS: label }
    const { code, said, processor } = await this.#spawn(command, { ...env, ...kind }, hungMs)
    if (code !== 0 || shown) console.log(`\n── ${label}\n${said.trim()}\n`)
    const because = code === 0 ? '' : `ended with ${code}`
    this.#finish({ label, began, processor, isTests: tests, because })
  }

  #finish({ label, began, because = '', ...rest }) {
    const seconds = (performance.now() - began) / 1000
    this.#done.push({ isTests: false, ...rest, label, seconds, because })
    console.log(`${because ? '✖' : '✔'} ${label} ${seconds.toFixed(1)} s`)
  }

  #spawn(command, env, hungMs) {
    const [program, ...args] = WINDOWS ? command : timed(command)
    const child = spawn(program, args, {
      cwd: ROOT,
      env: childEnvironment({
        NO_COLOR: '1',
        PATH: binPath(),
        ...env,
      }),
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      shell: WINDOWS,
      // A group of its own, so that what it starts can be stopped with it.
      detached: !WINDOWS,
    })
    this.#children.add(child)
    const hung = hungMs && setTimeout(() => stopGroup(child, 'SIGKILL'), hungMs)
    const [, out, err, times] = child.stdio
    const said = collect(out, err)
    const timesSaid = collect(times)
    return new Promise(resolve => {
      child.once('error', error => resolve({ code: 1, said: error.message }))
      child.once('close', code => {
        clearTimeout(hung)
        this.#children.delete(child)
        const processor = secondsOfTimes(timesSaid())
        resolve({ code: code ?? 1, said: said(), processor })
      })
    })
  }
}

/** Collects the output of streams; returns a function that reads it. */
function collect(...streams) {
  let said = ''
  for (const stream of streams)
    stream.on('data', data => {
      said += data
    })
  return () => said
}

function stopGroup(child, signal = 'SIGTERM') {
  try {
    process.kill(WINDOWS ? child.pid : -child.pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}
