import type { BiometricResult } from './shell-messages.ts'

/** The state of the page in its window. Compare by reference: a new object means a change. */
export interface ViewportState {
  readonly isKeyboardVisible: boolean
  /** The number of parts of the page that need the footer hidden. */
  readonly footerLocks: number
  /** The number of tasks the customer is waiting for. */
  readonly activePreloaders: number
  /** True if the page runs in a mobile app. */
  readonly isInApp: boolean
}

/** The mobile app around the page. Without one, nothing is posted. */
export interface Shell {
  readonly getSnapshot: () => ViewportState
  readonly subscribe: (listener: () => void) => () => void
  /** Makes the app remove its splash screen. Only the first call counts. */
  ready(): void
  /** Hides the footer until the returned function is called. */
  lockFooter(): () => void
  /** Makes the app show a preloader until the returned function is called. */
  showPreloader(): () => void
  /** Opens an https address outside the page. False without an app, or for any other address. */
  openExternal(url: string): boolean
  /** Asks the app to verify who holds the phone; `unavailable` without an app, or after a minute. */
  biometric(reason: string): Promise<BiometricResult>
  dispose(): void
}

/** Carries messages between the page and the app around it. */
export interface ShellPort {
  post(message: object): void
  subscribe(listener: (message: unknown) => void): () => void
}
