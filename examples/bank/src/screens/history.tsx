import { cards } from '@sixpence/core/cards'
import { type HistorySearch, readHistorySearch } from '@sixpence/core/history'
import { useAccess } from '@sixpence/react/access'
import { HistoryExport, HistoryList } from '@sixpence/react/history'
import { useMessages } from '@sixpence/react/i18n'
import { Icon } from '@sixpence/react/ui'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useIsLeaving } from '../shell/use-is-leaving.ts'
import { Screen } from '../shell/screen.tsx'

/** The full history, newest first. The search is in the address. */
export function HistoryScreen() {
  const { t } = useMessages('shell')
  const said = useSearch({ from: '/main/history' })
  const navigate = useNavigate({ from: '/history' })
  const isLeaving = useIsLeaving()
  const search = readHistorySearch(said)
  const seek = (next: HistorySearch, isTyping: boolean) => {
    if (isTyping && isLeaving()) return
    void navigate({ search: next, replace: isTyping, resetScroll: false })
  }
  return (
    <Screen title={t('historyTitle')} actions={<OtherHistories search={search} />}>
      <HistoryList search={search} onSearchChange={seek} />
    </Screen>
  )
}

/** Links to other views of the history. */
function OtherHistories({ search }: { search: HistorySearch }) {
  const { t } = useMessages('shell')
  const { mayCall, isBusiness } = useAccess()
  const className = 'sp-button sp-button-secondary sp-button-small'
  return (
    <>
      {mayCall(cards.calls.debitAuthorizations) && (
        <Link to="/history/debit-cards" className={className}>
          <Icon name="card" />
          {t('debitCardsTitle')}
        </Link>
      )}
      {isBusiness && (
        <Link to="/history/batch-transfers" className={className}>
          <Icon name="list" />
          {t('batchesLink')}
        </Link>
      )}
      <HistoryExport search={search} />
      <Link to="/statements" search={{ accountId: search.accountId }} className={className}>
        <Icon name="list" />
        {t('statementsLink')}
      </Link>
    </>
  )
}
