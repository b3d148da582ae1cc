import type { Account } from '@sixpence/core'
import { useMessages } from '../i18n/index.ts'
import { useNavigateTo } from '../provider/index.ts'
import { EmptyState, ErrorView, Skeleton, Stack } from '../ui/index.ts'
import { AccountCard } from './account-card.tsx'
import { AccountTotals } from './account-totals.tsx'
import { useAccounts } from './use-accounts.ts'

/** All accounts with what is on them; those that are closed stay folded away. */
export function AccountList() {
  const { t } = useMessages('accounts')
  const { accounts, open, closed, isLoading, failure, retry } = useAccounts()
  if (isLoading) return <Skeleton shape="card" lines={3} label={t('loadingStatus')} />
  if (!accounts) {
    return <ErrorView failure={failure} title={t('failedTitle')} onRetry={retry} />
  }
  return (
    <Stack gap={5}>
      {failure && <ErrorView failure={failure} title={t('failedTitle')} onRetry={retry} />}
      {accounts.length === 0 && (
        <EmptyState title={t('emptyTitle')} icon="wallet">
          {t('emptyText')}
        </EmptyState>
      )}
      <AccountCards accounts={open} />
      <AccountTotals accounts={open} />
      {closed.length > 0 && (
        <details className="sp-closed-accounts">
          <summary>{t('closedToggleCta', { count: closed.length })}</summary>
          <AccountCards accounts={closed} />
        </details>
      )}
    </Stack>
  )
}

function AccountCards({ accounts }: { accounts: readonly Account[] }) {
  const { t } = useMessages('accounts')
  const navigateTo = useNavigateTo()
  if (accounts.length === 0) return null
  return (
    // Safari takes the role from a list without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="sp-account-cards" role="list" aria-label={t('listLabel')}>
      {accounts.map(account => (
        <li key={account.accountId}>
          <AccountCard
            account={account}
            onPress={() => navigateTo({ to: 'history', accountId: account.accountId })}
          />
        </li>
      ))}
    </ul>
  )
}
