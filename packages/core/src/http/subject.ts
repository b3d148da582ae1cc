/** The signed-in user, and the customer they act for. */
export interface Subject {
  /** Identifies the subject: the same key means the same subject. */
  readonly key: string
  readonly userId: string
  /** Another customer; undefined if the user acts only for themselves. */
  readonly actsFor: string | undefined
}
