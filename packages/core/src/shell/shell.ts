import type { BiometricResult } from './shell-messages.ts'

/** The state of the page in its window. Compare by reference: a new object means a change. */
export interface ViewportState {
  readonly isKeyboardVisible: boolean
  /** How many parts of the page want the footer out of the way. */
  readonly footerLocks: number
  /** How many pieces of work the customer waits for. */
  readonly activePreloaders: number
  /** Whether the page runs in a mobile app. */
  readonly isInApp: boolean
}

/** The mobile app around the page, or the lack of one: then nothing is posted. */
export interface Shell {
  readonly getSnapshot: () => ViewportState
  readonly subscribe: (listener: () => void) => () => void
  /** Has the app take its splash away. Once. */
  ready(): void
  /** Keeps the footer out of the way until the returned function is called. */
  lockFooter(): () => void
  /** Has the app show that something is under way until the returned function is called. */
  showPreloader(): () => void
  /** Opens an https address outside of the page. False where no app does, or for anything else. */
  openExternal(url: string): boolean
  /** Asks the app to prove who holds the phone; `unavailable` without an app, or after a minute. */
  biometric(reason: string): Promise<BiometricResult>
  dispose(): void
}

/** Carries messages between the page and the one app that may hold it. */
export interface ShellPort {
  post(message: object): void
  subscribe(listener: (message: unknown) => void): () => void
}
