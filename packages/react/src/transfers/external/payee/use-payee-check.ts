import type { FormerPayeeAccount, NamedPayee, PayeeCheck } from '@sixpence/core/transfers'
import { errorOf } from '../../../store/index.ts'
import { transfersApi } from '../../transfers-api.ts'
import { useDebouncedValue } from '../../../forms/index.ts'

/** The result of comparing a recipient's name with their account. */
export interface CheckedPayee {
  readonly isPending: boolean
  /** Undefined until name and account are there, and if the request failed. */
  readonly result: PayeeCheck | undefined
  /** The holder's name; only for a close match. */
  readonly name: string | undefined
  /** The account to which this recipient was last paid, if it is another one. */
  readonly former: FormerPayeeAccount | undefined
  /** The warning to show before the review, as one text that changes with it. */
  readonly warning: string | undefined
}

// Longer than for a price: the bank limits how many names may be looked up in an hour.
const NAME_PAUSE_MS = 700

/** Compares a name with the account holder's once typing pauses. It decides nothing. */
export function usePayeeCheck(payee: NamedPayee | undefined): CheckedPayee {
  const settled = useDebouncedValue(payee, NAME_PAUSE_MS)
  const query = transfersApi.checkPayeeName.useReadIf(settled)
  errorOf(query.error)
  const { result, name, formerAccount: former } = (settled && query.currentData) ?? {}
  const isDoubtful = result === 'noMatch' || former !== undefined
  return {
    isPending: payee !== undefined && (settled === undefined || query.isFetching),
    result,
    name,
    former,
    warning: isDoubtful ? JSON.stringify([result, former, settled]) : undefined,
  }
}
