import { type InputOf, TRANSACTION_TYPE } from '@sixpence/protocol'
import type { historyMethods } from '@sixpence/protocol/schemas'
import { dayRange, type DayRange } from '../input/index.ts'
import { refuse } from '../http/index.ts'

/** The customer's filter, in the database's terms: null means any. */
export interface TransactionFilter extends DayRange {
  readonly accountId: string | null
  readonly keyword: string | null
  readonly type: string | null
  readonly withoutFees: boolean
  readonly fromAmount: string | null
  readonly toAmount: string | null
  readonly direction: 'in' | 'out' | null
  readonly status: string | null
  readonly email: string | null
}

/** The place of a row in the order of the history. */
export interface RowPosition {
  readonly at: string
  readonly position: string
  readonly id: string
}

/**
 * Reads the filter of a call. The last day is included.
 *
 * @throws {Refusal} `VF` with the field.
 */
export function transactionFilter(
  input: InputOf<typeof historyMethods.startExport>,
): TransactionFilter {
  return {
    accountId: orNull(input.accountId),
    keyword: input.keyword?.trim() || null,
    type: typeWord(input.transactionType),
    withoutFees: input.withoutFees === true,
    ...dayRange(input),
    fromAmount: orNull(input.fromAmount),
    toAmount: orNull(input.toAmount),
    direction: orNull(input.transactionDirection),
    status: orNull(input.status),
    email: input.email?.trim().toLowerCase() || null,
  }
}

const orNull = <Value>(value: Value | undefined): Value | null => value ?? null

function typeWord(id = 0): string | null {
  if (id === 0) return null
  const word = Object.entries(TRANSACTION_TYPE).find(([known]) => Number(known) === id)?.[1]
  if (word === undefined) throw refuse.invalid('transactionType', 'There is no such type.')
  return word
}
