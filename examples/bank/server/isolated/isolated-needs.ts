/** What a page may do besides running the bank's own scripts. */
export interface IsolatedNeeds {
  /** Sources by directive of the content security policy, beside the bank's own. */
  readonly sources: Readonly<Record<string, readonly string[]>>
  /** Features of the browser, e.g. `camera`. */
  readonly features: readonly string[]
}
