import { accounts } from '@sixpence/core/accounts'
import { useAccess } from '@sixpence/react/access'
import { AddCurrency } from '@sixpence/react/accounts'
import { useMessages } from '@sixpence/react/i18n'
import { PaymentFlow } from '@sixpence/react/payments'
import { OwnTransferForm } from '@sixpence/react/transfers'
import { Button } from '@sixpence/react/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { TransferKinds } from '../shell/transfer-kinds.tsx'
import { Screen } from '../shell/screen.tsx'

/** Moves money between own accounts: the form, then the payment in the address. */
export function TransferOwnScreen() {
  const { t } = useMessages('shell')
  const router = useRouter()
  const { mayCall } = useAccess()
  const { fromAccount, toAccount, payment, edit } = useSearch({ from: '/main/transfer/account' })
  return (
    <Screen title={t('ownTransferTitle')} isNarrow={payment !== undefined}>
      {!payment && <TransferKinds />}
      {payment ? (
        <PaymentFlow id={payment} />
      ) : (
        <OwnTransferForm
          key={edit}
          fromAccount={fromAccount}
          toAccount={toAccount}
          edit={edit}
          emptyAction={mayCall(accounts.calls.addCurrency) && <AddCurrency variant="primary" />}
        />
      )}
      <p>
        <Button
          variant="link"
          onPress={() => void router.navigate({ to: '/transfer/preapproved-payments' })}
        >
          {t('preapprovedLink')}
        </Button>
      </p>
    </Screen>
  )
}
