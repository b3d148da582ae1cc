/** A word of a name. */
export interface NameWord {
  readonly text: string
  /** Which of the names it belongs to that blanks part: `Anne-Marie` is one name of two words. */
  readonly name: number
  /** It is a legal form, and `text` its short one. `sure`: it is not somebody's name as well. */
  readonly form?: 'sure' | 'perhaps' | undefined
}
