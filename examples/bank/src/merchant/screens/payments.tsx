import { useMessages } from '@sixpence/react/i18n'
import { MerchantPayments } from '@sixpence/react/refunds'
import { PaymentFlow } from '@sixpence/react/payments'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Screen } from '../../shell/screen.tsx'

/** The payments to a business, or the refund in the address. */
export function PaymentsScreen() {
  const { t } = useMessages('refunds')
  const { payment, ...search } = useSearch({ from: '/main/merchant/merchant/accounts/payments' })
  const navigate = useNavigate({ from: '/merchant/accounts/payments' })
  if (payment !== undefined) return <RefundScreen id={payment} />
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <MerchantPayments
        search={search}
        // Replaced in the history: Back closes a payment's dialog, which is no step of its own.
        onSearchChange={next => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </Screen>
  )
}

function RefundScreen({ id }: { id: string }) {
  const { t } = useMessages('refunds')
  const navigate = useNavigate({ from: '/merchant/accounts/payments' })
  const back = { label: t('backCta'), onPress: () => void navigate({ search: {} }) }
  return (
    <Screen title={t('reviewTitle')} back={back} isNarrow>
      <PaymentFlow id={id} />
    </Screen>
  )
}
