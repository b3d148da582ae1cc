/** An event as it is told. */
export interface EventMessage {
  readonly id: string
  readonly type: string
  readonly at: Date
  readonly facts: Readonly<Record<string, unknown>>
}

/** The body of a message: the same in every repetition, as an event no longer changes. */
export const messageOf = ({ id, type, at, facts }: EventMessage): string =>
  JSON.stringify({ id, type, at: at.toISOString(), ...facts })
