/** An event in the form in which it is sent. */
export interface EventMessage {
  readonly id: string
  readonly type: string
  readonly at: Date
  readonly facts: Readonly<Record<string, unknown>>
}

/** Returns a message's body: the same in every repetition, since an event no longer changes. */
export const messageOf = ({ id, type, at, facts }: EventMessage): string =>
  JSON.stringify({ id, type, at: at.toISOString(), ...facts })
