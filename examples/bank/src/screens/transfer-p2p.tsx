import { useMessages } from '@sixpence/react/i18n'
import { PaymentFlow } from '@sixpence/react/payments'
import { P2pTransferForm } from '@sixpence/react/transfers'
import { useLocation, useSearch } from '@tanstack/react-router'
import { TransferKinds } from '../shell/transfer-kinds.tsx'
import { Screen } from '../shell/screen.tsx'

/** Sends money to a person: the form, then the payment in the address. */
export function TransferP2pScreen() {
  const { t } = useMessages('shell')
  const { fromAccount, payment, edit } = useSearch({ from: '/main/transfer/p2p' })
  const { state } = useLocation()
  return (
    <Screen title={t('p2pTransferTitle')} isNarrow={payment !== undefined}>
      {!payment && <TransferKinds />}
      {payment ? (
        <PaymentFlow id={payment} />
      ) : (
        <P2pTransferForm key={edit} fromAccount={fromAccount} edit={edit} draft={state.draft} />
      )}
    </Screen>
  )
}
