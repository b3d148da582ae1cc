import type { PaymentIntent } from '@sixpence/core'
import { useAccounts } from '../accounts/index.ts'
import { Card, DefinitionList, type DefinitionListItem } from '../ui/index.ts'
import { usePaymentRows } from './payment-rows.tsx'

export interface PaymentLinesProps {
  payment: PaymentIntent
  /** What is known besides, e.g. the number of the transaction. */
  further?: readonly DefinitionListItem[]
}

/** What a payment does, line by line; nothing of it when the device has forgotten it. */
export function PaymentLines({ payment, further = [] }: PaymentLinesProps) {
  const { accounts } = useAccounts()
  const rowsOf = usePaymentRows(accounts ?? [])
  const rows = [...(payment.payment ? rowsOf(payment.payment) : []), ...further]
  if (rows.length === 0) return null
  return (
    <Card>
      <DefinitionList items={rows} />
    </Card>
  )
}
