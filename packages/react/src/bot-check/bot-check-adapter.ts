/** Asks whether a person is at it. A host hands one in; what it answers goes along with the form. */
export interface BotCheckAdapter {
  /**
   * Draws the check into an element of its own and calls back with each value that it answers,
   * undefined once a value is no longer good. The returned function takes it away again.
   */
  readonly mount: (
    element: HTMLElement,
    onValue: (value: string | undefined) => void,
    options: BotCheckOptions,
  ) => () => void
}

/** What an adapter is given each time a check is shown. */
export interface BotCheckOptions {
  /** BCP 47. */
  readonly language: string
  /** The check could not be loaded. */
  readonly onFailure: () => void
}
