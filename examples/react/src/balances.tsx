import { AccountName, useAccounts } from '@sixpence/react/accounts'
import { useMessages } from '@sixpence/react/i18n'
import { useSignOut } from '@sixpence/react/sign-in'
import { Button, Money } from '@sixpence/react/ui'

/** Larkspur's own markup on top of the bank's hooks. The balances update with the bank's notices. */
export function Balances() {
  const { t } = useMessages('sign-in')
  const { open } = useAccounts()
  const { signOut, isPending } = useSignOut()
  return (
    <div className="balances">
      <ul>
        {open.map(account => (
          <li key={account.accountId}>
            <AccountName account={account} />
            <Money amount={account.balance} currencyCode={account.currencyCode} size="large" />
          </li>
        ))}
      </ul>
      <Button size="small" isPending={isPending} onPress={() => void signOut()}>
        {t('signOutCta')}
      </Button>
    </div>
  )
}
