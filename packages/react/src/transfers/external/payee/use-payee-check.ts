import type { FormerPayeeAccount, NamedPayee, PayeeCheck } from '@sixpence/core'
import { failureOf } from '../../../store/index.ts'
import { transfersApi } from '../../transfers-api.ts'
import { useDebouncedValue } from '../../../forms/index.ts'

/** How the name of a recipient goes together with their account. */
export interface CheckedPayee {
  readonly isPending: boolean
  /** Undefined until name and account are there, and where the bank could not be asked. */
  readonly result: PayeeCheck | undefined
  /** The holder's name; of a close match alone. */
  readonly name: string | undefined
  /** Where this recipient was paid last, if that is another account. */
  readonly former: FormerPayeeAccount | undefined
  /** What has to be told before the review, as one text that changes with it. */
  readonly warning: string | undefined
}

// Longer than for a price: the bank lets only so many names be looked up in an hour.
const NAME_PAUSE_MS = 700

/** Compares a name with the holder's of the account, once typing rests. It decides nothing. */
export function usePayeeCheck(payee: NamedPayee | undefined): CheckedPayee {
  const settled = useDebouncedValue(payee, NAME_PAUSE_MS)
  const asking = transfersApi.checkPayeeName.useReadIf(settled)
  failureOf(asking.error)
  const { result, name, formerAccount: former } = (settled && asking.currentData) ?? {}
  const isDoubtful = result === 'noMatch' || former !== undefined
  return {
    isPending: payee !== undefined && (settled === undefined || asking.isFetching),
    result,
    name,
    former,
    warning: isDoubtful ? JSON.stringify([result, former, settled]) : undefined,
  }
}
