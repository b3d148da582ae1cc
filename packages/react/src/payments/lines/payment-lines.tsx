import { isAsReviewed, type PaymentIntent } from '@sixpence/core/payments'
import { useAccounts } from '../../accounts/index.ts'
import { Card, DefinitionList, type DefinitionListItem } from '../../ui/index.ts'
import { usePaymentRows } from './payment-rows.tsx'

export interface PaymentLinesProps {
  payment: PaymentIntent
  /** Further facts, e.g. the number of the transaction. */
  further?: readonly DefinitionListItem[]
}

/**
 * The effects of a payment, line by line: as the bank holds it, once it has answered. Empty if
 * neither the device nor the bank knows it.
 */
export function PaymentLines({ payment, further = [] }: PaymentLinesProps) {
  const { data: accounts } = useAccounts()
  const rowsOf = usePaymentRows(accounts ?? [])
  const rows = [...linesOf(payment, rowsOf), ...further]
  if (rows.length === 0) return null
  return (
    <Card>
      <DefinitionList items={rows} />
    </Card>
  )
}

function linesOf(
  intent: PaymentIntent,
  rowsOf: ReturnType<typeof usePaymentRows>,
): readonly DefinitionListItem[] {
  const { payment, held } = intent
  // Only the review has the amount that arrives in another currency, and the time.
  const isReviewed = payment && !('toEmail' in payment.order) && isAsReviewed(intent)
  if (held && !isReviewed) return rowsOf.held(held)
  return payment ? rowsOf.reviewed(payment, held) : []
}
