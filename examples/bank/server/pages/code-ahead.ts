/** The addresses of code that the app of a page loads by itself once it runs. */
export interface CodeAhead {
  /** On every page of somebody who is signed in. */
  readonly bank: readonly string[]
  /** On home, besides. */
  readonly home: readonly string[]
}

/** Where the build lays it down. */
export const CODE_FILE = 'code-ahead.json'
