import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { EmptyState, ListView } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { MerchantPaymentTable } from './merchant-payment-table.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { useMerchantPayments } from './use-merchant-payments.ts'

/** The open payment, e.g. from the page's address. */
export interface MerchantPaymentsSearch {
  readonly id?: string | undefined
  /** The payment intent with which the refund form starts. */
  readonly edit?: string | undefined
}

export interface MerchantPaymentsProps {
  /** The search to show. Without it, the list holds its own. */
  search?: MerchantPaymentsSearch | undefined
  onSearchChange?: ((search: MerchantPaymentsSearch) => void) | undefined
}

/**
 * The payments to a merchant. Each can be opened and refunded. Leads to the review and approval of
 * a refund through `onNavigate`, like any payment.
 */
export const MerchantPayments = hosted('MerchantPayments', MerchantPaymentsContent)

function MerchantPaymentsContent({ search, onSearchChange }: MerchantPaymentsProps) {
  const [own, setOwn] = useState<MerchantPaymentsSearch>({})
  const { id, edit } = search ?? own
  const seek = (next: MerchantPaymentsSearch) => {
    if (!search) setOwn(next)
    onSearchChange?.(next)
  }
  return (
    <>
      <List onOpen={paymentId => seek({ id: paymentId })} />
      {id !== undefined && <PaymentDialog paymentId={id} edit={edit} onClose={() => seek({})} />}
    </>
  )
}

function List({ onOpen }: { onOpen: (paymentId: string) => void }) {
  const { t } = useMessages('refunds')
  const task = useMerchantPayments()
  return (
    <ListView
      of={task}
      items={task.data}
      loadingLabel={t('loadingLabel')}
      failedTitle={t('failedTitle')}
      table={payments => <MerchantPaymentTable payments={payments} onOpen={onOpen} />}
      empty={
        <EmptyState title={t('emptyTitle')} icon="list">
          {t('emptyText')}
        </EmptyState>
      }
    />
  )
}
