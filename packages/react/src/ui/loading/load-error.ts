/** What a component throws whose code could not be loaded. */
export class LoadError extends Error {
  override readonly name = 'LoadError'
  /** Has the code asked for again the next time that the component is rendered. */
  readonly forget: () => void
  /**
   * It failed before, too. Some browsers never ask again for a file that once did not come: only a
   * page that is loaded anew gets it.
   */
  readonly isRepeated: boolean

  constructor(cause: unknown, { forget, isRepeated }: Pick<LoadError, 'forget' | 'isRepeated'>) {
    super('Code of this page could not be loaded', { cause })
    this.forget = forget
    this.isRepeated = isRepeated
  }
}
