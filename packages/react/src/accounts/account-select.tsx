import type { Account } from '@sixpence/core'
import { useMessages } from '../i18n/index.ts'
import { Money, Select, type SelectProps } from '../ui/index.ts'
import { LastDigits, useAccountTypeName } from './account-name.tsx'

export interface AccountSelectProps extends Pick<
  SelectProps,
  'label' | 'error' | 'description' | 'name' | 'buttonRef'
> {
  accounts: readonly Account[]
  selectedId: string | undefined
  onSelect: (accountId: string) => void
}

/** A choice of accounts, each with its balance. */
export function AccountSelect({ accounts, ...props }: AccountSelectProps) {
  const { t } = useMessages('accounts')
  const typeName = useAccountTypeName()
  return (
    <Select
      {...props}
      placeholder={t('choosePlaceholder')}
      options={accounts.map(account => ({
        id: account.accountId,
        label: typeName(account),
        description: <LastDigits account={account} />,
        detail: <Money amount={account.balance} currencyCode={account.currencyCode} />,
      }))}
    />
  )
}
