/** A word of a name. */
export interface NameWord {
  readonly text: string
  /**
   * The number of the blank-separated name that it belongs to: `Anne-Marie` is one name with two
   * words.
   */
  readonly name: number
  /** Set if it is a legal form, with `text` as the short form. `sure`: it can't be someone's name. */
  readonly form?: 'sure' | 'perhaps' | undefined
}
