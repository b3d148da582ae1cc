import { HistoryList } from '@sixpence/react/history'
import { useMessages } from '@sixpence/react/i18n'
import { useSearch } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** Everything that happened, newest first. */
export function HistoryScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('historyTitle'))
  const { accountId } = useSearch({ from: '/main/history' })
  return (
    <div className="sp-screen">
      <h1>{t('historyTitle')}</h1>
      <HistoryList accountId={accountId} />
    </div>
  )
}
