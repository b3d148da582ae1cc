import { HistoryList } from '@sixpence/react/history'
import { useMessages } from '@sixpence/react/i18n'
import { Icon, PageHeader } from '@sixpence/react/ui'
import { Link, useSearch } from '@tanstack/react-router'
import { useScreenTitle } from '../shell/use-screen-title.ts'

/** Everything that happened, newest first. */
export function HistoryScreen() {
  const { t } = useMessages('shell')
  useScreenTitle(t('historyTitle'))
  const { accountId } = useSearch({ from: '/main/history' })
  return (
    <div className="sp-screen">
      <PageHeader
        title={t('historyTitle')}
        actions={
          <Link
            to="/statements"
            search={{ accountId }}
            className="sp-button sp-button-secondary sp-button-small"
          >
            <Icon name="download" />
            {t('statementsLink')}
          </Link>
        }
      />
      <HistoryList accountId={accountId} />
    </div>
  )
}
