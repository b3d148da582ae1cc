import { accountsByKind } from '@sixpence/core/accounts'
import { useState } from 'react'
import { AccountSelect, useAccounts } from '../accounts/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Card, EmptyState, ErrorView, Skeleton, Stack } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { StatementList } from './statement-list.tsx'

export interface StatementsProps {
  /** The account on show; by default the first one, and after that the chosen one. */
  accountId?: string | undefined
  onSelectAccount?: ((accountId: string) => void) | undefined
}

/** The months of an account with their sums, each as a PDF and as CSV. */
export const Statements = hosted('Statements', StatementsContent)

function StatementsContent({ accountId, onSelectAccount }: StatementsProps) {
  const { t } = useMessages('statements')
  const { data: accounts, open, closed, isLoading, error, refetch } = useAccounts()
  const [chosen, setChosen] = useState<string>()
  if (isLoading) return <Skeleton shape="row" lines={6} label={t('loadingStatus')} />
  if (!accounts) {
    return <ErrorView failure={error} title={t('loadFailedTitle')} onRetry={refetch} />
  }
  const selected = accountId ?? chosen
  // In the order of the list of accounts: the first shows more than a card that is being made.
  const inOrder = [open, closed].flatMap(some =>
    accountsByKind(some).flatMap(kind => kind.accounts),
  )
  const account = accounts.find(one => one.accountId === selected) ?? inOrder[0]
  if (!account) return <NoAccount />
  return (
    <Stack gap={5}>
      <AccountSelect
        label={t('accountLabel')}
        accounts={inOrder}
        selectedId={account.accountId}
        onSelect={id => {
          setChosen(id)
          onSelectAccount?.(id)
        }}
      />
      <StatementList key={account.accountId} accountId={account.accountId} />
    </Stack>
  )
}

function NoAccount() {
  const { t } = useMessages('statements')
  return (
    <Card>
      <EmptyState title={t('noAccountTitle')} icon="wallet">
        {t('noAccountText')}
      </EmptyState>
    </Card>
  )
}
