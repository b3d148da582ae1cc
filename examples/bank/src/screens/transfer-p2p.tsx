import { useMessages } from '@sixpence/react/i18n'
import { PaymentFlow } from '@sixpence/react/payments'
import { P2pTransferForm } from '@sixpence/react/transfers'
import { PageHeader } from '@sixpence/react/ui'
import { useLocation, useSearch } from '@tanstack/react-router'
import { TransferKinds } from '../shell/transfer-kinds.tsx'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** Sends money to a person: the form, then the payment in the address. */
export function TransferP2pScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('p2pTransferTitle'))
  const { fromAccount, payment, edit } = useSearch({ from: '/main/transfer/p2p' })
  const { state } = useLocation()
  return (
    <div className={payment ? 'sp-screen sp-screen-narrow' : 'sp-screen'}>
      <PageHeader title={t('p2pTransferTitle')} />
      {!payment && <TransferKinds />}
      {payment ? (
        <PaymentFlow id={payment} />
      ) : (
        <P2pTransferForm key={edit} fromAccount={fromAccount} edit={edit} draft={state.draft} />
      )}
    </div>
  )
}
