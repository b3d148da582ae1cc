import type { Batch, BatchPayment, BatchProgress } from '@sixpence/protocol'

/** A submitted batch in the bank's tables. */
export interface BatchFacts {
  /** The number of its rows. */
  readonly rows: number
  readonly paid: number
  readonly refused: number
  /** The state of its payment; null for a batch without one. */
  readonly payment: 'pendingApproval' | 'executing' | 'settled' | 'refused' | null
  /** The state of the request to its approvers; null if there is none. */
  readonly request: 'waiting' | 'approved' | 'declined' | 'withdrawn' | null
  /** True if the bank has begun to pay its rows. */
  readonly isBegun: boolean
  /** True if it waits no longer, because its time is over. */
  readonly isExpired: boolean
  /** True if a user cancelled it. */
  readonly isCancelled: boolean
}

type Status = Exclude<Batch['status'], 'draft'>

/** Returns the state of a submitted batch. */
export function statusOf(batch: BatchFacts): Status {
  if (batch.payment === 'executing') return 'executing'
  return batch.isBegun ? outcomeOf(batch) : undecided(batch)
}

function outcomeOf({ rows, paid, refused }: BatchFacts): Status {
  if (paid === rows) return 'executed'
  if (paid > 0) return 'partial'
  return refused === rows ? 'refused' : 'cancelled'
}

function undecided({ payment, request, isExpired, isCancelled }: BatchFacts): Status {
  if (request === 'declined') return 'declined'
  if (request === 'withdrawn' || isCancelled) return 'cancelled'
  if (payment === 'refused') return 'refused'
  return isExpired ? 'expired' : 'pendingApproval'
}

/** The state of the rows without an outcome of their own, by that of their batch. */
const OPEN_ROW: { readonly [Of in Status]: BatchPayment['status'] } = {
  pendingApproval: 'waiting',
  executing: 'waiting',
  refused: 'refused',
  declined: 'cancelled',
  expired: 'cancelled',
  executed: 'cancelled',
  partial: 'cancelled',
  cancelled: 'cancelled',
}

/** Returns the number of a batch's rows by state. */
export function rowCounts(
  { rows, paid, refused }: Pick<BatchFacts, 'rows' | 'paid' | 'refused'>,
  status: Status,
): BatchProgress['counts'] {
  const counts = { waiting: 0, paid, refused, cancelled: 0 }
  const open = OPEN_ROW[status]
  return { ...counts, [open]: counts[open] + rows - paid - refused }
}

/** Returns the state of a batch's rows without an outcome of their own; undefined for a draft. */
export const openRow = ({ status }: Pick<Batch, 'status'>): BatchPayment['status'] | undefined =>
  status === 'draft' ? undefined : OPEN_ROW[status]
