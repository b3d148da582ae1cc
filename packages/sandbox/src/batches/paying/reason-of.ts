import type { BatchReason } from '@sixpence/protocol'
import type { Refusal } from '../../http/index.ts'
import type { PayeeAccount } from '../payee-of.ts'

const REASONS: Readonly<Record<string, BatchReason>> = {
  toEmail: 'payee',
  amount: 'amount',
  balance: 'funds',
  fromAccount: 'account',
  expectedFromAmount: 'price',
  expectedFee: 'price',
  note: 'other',
}

/**
 * Returns the reason why a payment isn't made, by the field that the bank refuses. All other fields
 * of a row that pays to an account elsewhere describe that account.
 */
export function reasonOf(
  { validationErrors = [] }: Pick<Refusal, 'validationErrors'>,
  { account }: { readonly account?: PayeeAccount | null | undefined },
): BatchReason {
  const [field] = validationErrors
  if (!field) return 'other'
  return REASONS[field.param] ?? (account ? 'payee' : 'other')
}
