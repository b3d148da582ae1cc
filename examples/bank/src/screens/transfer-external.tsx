import { useMessages } from '@sixpence/react/i18n'
import { PaymentFlow } from '@sixpence/react/payments'
import { SendMoney } from '@sixpence/react/transfers'
import { PageHeader } from '@sixpence/react/ui'
import { useSearch } from '@tanstack/react-router'
import { TransferKinds } from '../shell/transfer-kinds.tsx'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** Sending money to another bank: the form, then the payment that the address names. */
export function TransferExternalScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('externalTransferTitle'))
  const { fromAccount, payment, edit } = useSearch({ from: '/main/transfer/external' })
  return (
    <div className="sp-screen sp-screen-narrow">
      <PageHeader title={t('externalTransferTitle')} />
      {!payment && <TransferKinds />}
      {payment ? (
        <PaymentFlow id={payment} />
      ) : (
        <SendMoney key={edit} fromAccount={fromAccount} edit={edit} />
      )}
    </div>
  )
}
