/** The addresses of code that a page's app loads by itself once it runs. */
export interface CodeAhead {
  /** For every page of a signed-in user. */
  readonly bank: readonly string[]
  /** For home, in addition. */
  readonly home: readonly string[]
}

/** The file's name in the build. */
export const CODE_FILE = 'code-ahead.json'
