import type { Account } from '@sixpence/core/accounts'
import { useMessages } from '../i18n/index.ts'
import { CurrencyDisc, Money, Select, type SelectProps } from '../ui/index.ts'
import { AccountSubtitle, useAccountTitle } from './account-name.tsx'

export interface AccountSelectProps extends Pick<
  SelectProps,
  'label' | 'error' | 'description' | 'name'
> {
  accounts: readonly Account[]
  selectedId: string | undefined
  onSelect: (accountId: string) => void
}

/** A choice of accounts, each shown with its balance. */
export function AccountSelect({ accounts, ...props }: AccountSelectProps) {
  const { t } = useMessages('accounts')
  const titleOf = useAccountTitle()
  return (
    <Select
      {...props}
      placeholder={t('choosePlaceholder')}
      options={accounts.map(account => ({
        id: account.accountId,
        leading: <CurrencyDisc currencyCode={account.currencyCode} />,
        label: titleOf(account),
        description: <AccountSubtitle account={account} />,
        detail: <Money amount={account.balance} currencyCode={account.currencyCode} />,
      }))}
    />
  )
}
