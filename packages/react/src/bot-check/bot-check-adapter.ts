/**
 * An adapter for a check that a person fills in a form. The host provides it, and its result is
 * sent with the form.
 */
export interface BotCheckAdapter {
  /**
   * Renders the check into the element and calls back with each result; undefined when a result
   * expires. The returned function removes the check.
   */
  readonly mount: (
    element: HTMLElement,
    onValue: (value: string | undefined) => void,
    options: BotCheckOptions,
  ) => () => void
}

/** The options of an adapter each time a check is shown. */
export interface BotCheckOptions {
  /** A BCP 47 tag. */
  readonly language: string
  /** Called if the check couldn't be loaded. */
  readonly onFailure: () => void
}
