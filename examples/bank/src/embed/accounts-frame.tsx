import { AccountList } from '@sixpence/react/accounts'
import { HistoryList } from '@sixpence/react/history'
import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import type { EmbedPageProps } from './embed-page-props.ts'

/** The customer's accounts, and the history of one of them. */
export function AccountsFrame({ destination, go }: EmbedPageProps) {
  const { t } = useMessages('embedding')
  if (destination.to !== 'history') return <AccountList />
  return (
    <>
      <PageHeader
        title={t('historyTitle')}
        back={{ label: t('accountsCta'), onPress: () => go({ to: 'home' }) }}
      />
      <HistoryList accountId={destination.accountId} show="rows" />
    </>
  )
}
