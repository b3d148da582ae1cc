import type { ExternalTransfer } from '@sixpence/core'

/** A step of money on its way to another bank. */
export interface TrackStep {
  readonly key: 'sentStep' | 'expectedStep' | 'arrivedStep' | 'returnedStep'
  /** When it happened, or is expected to. */
  readonly at: string
  readonly state: 'done' | 'next' | 'undone'
}

type Moved = Pick<ExternalTransfer, 'state' | 'sentAt' | 'arrivesAt' | 'returnedAt'>

/** The steps of a transfer out of the bank, those to come among them. */
export function trackOf({ state, sentAt, arrivesAt, returnedAt }: Moved): readonly TrackStep[] {
  const sent = { key: 'sentStep', at: sentAt, state: 'done' } as const
  if (state === 'sent') return [sent, { key: 'expectedStep', at: arrivesAt, state: 'next' }]
  const arrived = { key: 'arrivedStep', at: arrivesAt, state: 'done' } as const
  if (returnedAt === undefined) return [sent, arrived]
  return [sent, arrived, { key: 'returnedStep', at: returnedAt, state: 'undone' }]
}
