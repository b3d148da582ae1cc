import { CardCollectorProvider } from '@sixpence/react/card-vault'
import { useMessages } from '@sixpence/react/i18n'
import { PaymentFlow } from '@sixpence/react/payments'
import { useBrand } from '@sixpence/react/provider'
import { SendMoney } from '@sixpence/react/transfers'
import { useRouteContext, useSearch } from '@tanstack/react-router'
import { cardCollectorOf } from '../client/card-vault.ts'
import { TransferKinds } from '../shell/transfer-kinds.tsx'
import { Screen } from '../shell/screen.tsx'

/** Sends money to another bank: the form, then the payment in the address. */
export function TransferExternalScreen() {
  const { t } = useMessages('shell')
  const { config } = useRouteContext({ from: '__root__' })
  const collector = cardCollectorOf(useBrand(), config)
  const { fromAccount, payment, edit } = useSearch({ from: '/main/transfer/external' })
  return (
    <Screen title={t('externalTransferTitle')} isNarrow={payment !== undefined}>
      {!payment && <TransferKinds />}
      {payment ? (
        <PaymentFlow id={payment} />
      ) : (
        <CardCollectorProvider collector={collector}>
          <SendMoney key={edit} fromAccount={fromAccount} edit={edit} />
        </CardCollectorProvider>
      )}
    </Screen>
  )
}
