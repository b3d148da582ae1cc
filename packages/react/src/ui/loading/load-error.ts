/** The error thrown by a component whose code couldn't be loaded. */
export class LoadError extends Error {
  override readonly name = 'LoadError'
  /** Lets the code be requested again the next time the component is rendered. */
  readonly forget: () => void
  /**
   * True if it failed before. Some browsers never request a file again that failed once: only a
   * reload of the page gets it.
   */
  readonly isRepeated: boolean

  constructor(cause: unknown, { forget, isRepeated }: Pick<LoadError, 'forget' | 'isRepeated'>) {
    super('Code of this page could not be loaded', { cause })
    this.forget = forget
    this.isRepeated = isRepeated
  }
}
