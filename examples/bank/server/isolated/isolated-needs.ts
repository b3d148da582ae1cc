/** The permissions of a page beyond the bank's own scripts. */
export interface IsolatedNeeds {
  /** Further sources by directive of the content security policy. */
  readonly sources: Readonly<Record<string, readonly string[]>>
  /** Features of the browser, e.g. `camera`. */
  readonly features: readonly string[]
}
