import type { Timers } from '../platform/index.ts'
import { SHELL_DELAYS } from './shell-delays.ts'
import {
  appMessageDecoder,
  type AppMessage,
  type BiometricResult,
  type PageMessage,
} from './shell-messages.ts'
import type { Shell, ShellPort, ViewportState } from './shell.ts'

const BIOMETRIC_MS = 60_000

/** Options of `createShell`. */
export interface ShellOptions {
  /** The connection to the app; undefined if the page runs in a browser. */
  readonly port: ShellPort | undefined
  readonly timers: Timers
}

/**
 * Talks to the mobile app around the page. Without an app, the viewport state still works.
 *
 * @example
 *   const shell = createShell({ port: browserShellPort('https://app.bank.example'), timers })
 *   shell.ready()
 *   const done = shell.showPreloader()
 */
export function createShell(options: ShellOptions): Shell {
  return new PageShell(options)
}

class PageShell implements Shell {
  #state: ViewportState
  #isReady = false
  #justOpened: string | undefined
  #cancelHide: (() => void) | undefined
  #asked = 0
  readonly #answers = new Map<string, (result: BiometricResult) => void>()
  readonly #listeners = new Set<() => void>()
  readonly #options: ShellOptions
  readonly #leave: (() => void) | undefined

  constructor(options: ShellOptions) {
    this.#options = options
    this.#state = {
      isKeyboardVisible: false,
      footerLocks: 0,
      activePreloaders: 0,
      isInApp: options.port !== undefined,
    }
    this.#leave = options.port?.subscribe(message => {
      const { value, faults } = appMessageDecoder.decode(message)
      if (!faults) this.#hear(value)
    })
  }

  readonly getSnapshot = (): ViewportState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  ready(): void {
    if (this.#isReady) return
    this.#isReady = true
    this.#options.timers.after(SHELL_DELAYS.init, () => this.#post({ type: 'appReady' }))
  }

  lockFooter(): () => void {
    this.#change({ footerLocks: this.#state.footerLocks + 1 })
    return once(() => this.#change({ footerLocks: this.#state.footerLocks - 1 }))
  }

  showPreloader(): () => void {
    const isShown = this.#state.activePreloaders > 0 || this.#cancelHide !== undefined
    this.#cancelHide?.()
    this.#cancelHide = undefined
    this.#change({ activePreloaders: this.#state.activePreloaders + 1 })
    if (!isShown) this.#post({ type: 'showPreloader' })
    return once(() => this.#preloaded())
  }

  openExternal(url: string): boolean {
    const { port, timers } = this.#options
    if (!port || !isHttps(url)) return false
    // A double press opens only one window.
    if (this.#justOpened === url) return true
    this.#justOpened = url
    timers.after(SHELL_DELAYS.default, () => (this.#justOpened = undefined))
    this.#post({ type: 'openExternal', url })
    return true
  }

  biometric(reason: string): Promise<BiometricResult> {
    const { port, timers } = this.#options
    if (!port) return Promise.resolve('unavailable')
    this.#asked += 1
    const id = String(this.#asked)
    return new Promise(resolve => {
      const cancel = timers.after(BIOMETRIC_MS, () => this.#answer(id, 'unavailable'))
      this.#answers.set(id, result => {
        cancel()
        resolve(result)
      })
      this.#post({ type: 'biometric', id, reason })
    })
  }

  dispose(): void {
    this.#leave?.()
    this.#cancelHide?.()
    for (const id of this.#answers.keys()) this.#answer(id, 'unavailable')
    this.#listeners.clear()
  }

  #hear(message: AppMessage): void {
    if (message.type === 'biometric') return this.#answer(message.id, message.result)
    this.#change({ isKeyboardVisible: message.isKeyboardVisible })
  }

  /** Hides it after a delay, in case the next piece of work would show it again. */
  #preloaded(): void {
    this.#change({ activePreloaders: this.#state.activePreloaders - 1 })
    if (this.#state.activePreloaders > 0) return
    this.#cancelHide = this.#options.timers.after(SHELL_DELAYS.preloaderHide, () => {
      this.#cancelHide = undefined
      this.#post({ type: 'hidePreloader' })
    })
  }

  #answer(id: string, result: BiometricResult): void {
    const answer = this.#answers.get(id)
    this.#answers.delete(id)
    answer?.(result)
  }

  #post(message: PageMessage): void {
    this.#options.port?.post(message)
  }

  #change(change: Partial<ViewportState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}

function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}
