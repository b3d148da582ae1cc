import { HistoryList } from '@sixpence/react/history'
import { useMessages } from '@sixpence/react/i18n'
import { PageHeader } from '@sixpence/react/ui'
import { useSearch } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** Everything that happened, newest first. */
export function HistoryScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('historyTitle'))
  const { accountId } = useSearch({ from: '/main/history' })
  return (
    <div className="sp-screen">
      <PageHeader title={t('historyTitle')} />
      <HistoryList accountId={accountId} />
    </div>
  )
}
