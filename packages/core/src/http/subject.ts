/** The signed-in user, and the customer they act for. */
export interface Subject {
  /** Tells one from another: the same text, the same subject. */
  readonly key: string
  readonly userId: string
  /** Another customer; undefined while the user acts for no one but themselves. */
  readonly actsFor: string | undefined
}
