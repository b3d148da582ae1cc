import type { ExternalTransfer } from '@sixpence/core/transfers'

/** A step of a payment on its way to another bank. */
export interface TrackStep {
  readonly key: 'sentStep' | 'atPayeeBankStep' | 'expectedStep' | 'arrivedStep' | 'returnedStep'
  /** The time at which it happened or is expected. */
  readonly at: string
  readonly state: 'done' | 'next' | 'undone'
}

type Moved = Pick<
  ExternalTransfer,
  'state' | 'sentAt' | 'atPayeeBankAt' | 'arrivesAt' | 'returnedAt'
>

/** Returns the steps of a transfer to another bank, including those to come. */
export function trackOf({ state, arrivesAt, returnedAt, ...moved }: Moved): readonly TrackStep[] {
  const way = wayOf({ state, ...moved })
  if (isUnderWay(state)) return [...way, { key: 'expectedStep', at: arrivesAt, state: 'next' }]
  const arrived = { key: 'arrivedStep', at: arrivesAt, state: 'done' } as const
  if (returnedAt === undefined) return [...way, arrived]
  return [...way, arrived, { key: 'returnedStep', at: returnedAt, state: 'undone' }]
}

const isUnderWay = (state: Moved['state']) => state === 'sent' || state === 'atPayeeBank'

/** Returns the steps before the money reaches the payee's account. */
function wayOf({ state, sentAt, atPayeeBankAt }: Omit<Moved, 'arrivesAt'>): readonly TrackStep[] {
  const sent = { key: 'sentStep', at: sentAt, state: 'done' } as const
  if (state === 'sent' || atPayeeBankAt === undefined) return [sent]
  return [sent, { key: 'atPayeeBankStep', at: atPayeeBankAt, state: 'done' }]
}
