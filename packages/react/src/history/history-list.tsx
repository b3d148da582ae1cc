import type { HistorySearch, Transaction } from '@sixpence/core/history'
import { useRef, useState } from 'react'
import { useFormats, useMessages } from '../i18n/index.ts'
import {
  Button,
  Card,
  EmptyState,
  ErrorView,
  FocusKeeper,
  Skeleton,
  Spinner,
  StaleAlert,
  Stack,
} from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import { errorOf } from '../store/index.ts'
import { historyApi, type HistoryQuestion } from './history-api.ts'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryRows } from './history-rows.tsx'
import { TransactionDetail } from './transaction-detail.tsx'
import { useHistory, type HistoryTask } from './use-history.ts'
import { useQuestion } from './use-question.ts'
import { useSearch } from '../search/index.ts'

export interface HistoryListProps {
  /** Shows only this account, without a choice of others. Default: all accounts. */
  accountId?: string | undefined
  /**
   * The search to show, including the account, e.g. from the page's address. Without it the list
   * holds its own.
   */
  search?: HistorySearch | undefined
  /**
   * Called when the user changes the search. While `isTyping` is true, replace the address instead
   * of adding to the browser's history.
   */
  onSearchChange?: ((search: HistorySearch, isTyping: boolean) => void) | undefined
  /**
   * With `rows`, rows have no actions and no links: the session of a frame allows neither. Default:
   * `everything`.
   */
  show?: 'everything' | 'rows' | undefined
}

/**
 * The transactions, newest first, with search and filters. Scrolling loads more. Only the visible
 * rows are in the page, however long the list gets.
 */
export const HistoryList = hosted('HistoryList', HistoryListContent)

function HistoryListContent(props: HistoryListProps) {
  // The list's own search applies to one account, so the key resets it.
  return <SoughtHistory key={props.accountId} {...props} />
}

function SoughtHistory({
  accountId,
  search,
  onSearchChange,
  show = 'everything',
}: HistoryListProps) {
  const isOneAccount = !search && accountId !== undefined
  const stay = (next: HistorySearch) => (isOneAccount ? { ...next, accountId } : next)
  const [asked, seek] = useSearch<HistorySearch>(search, (next, isTyping) =>
    onSearchChange?.(stay(next), isTyping),
  )
  return (
    <Stack gap={4}>
      <HistoryFilters search={asked} isOneAccount={isOneAccount} onChange={seek} />
      <FoundHistory
        search={stay(asked)}
        show={show}
        onWiden={() => seek({ period: 'all' }, false)}
      />
    </Stack>
  )
}

interface NothingFoundProps {
  search: HistorySearch
  onWiden: () => void
}

function FoundHistory({
  search,
  show,
  onWiden,
}: NothingFoundProps & Pick<HistoryListProps, 'show'>) {
  const { t } = useMessages('history')
  const question = useQuestion(search)
  const history = useHistory(question)
  const [opened, setOpened] = useState<Transaction>()
  const { data: days, isLoading, isOutdated, isMoreFailed, hasMore, error, refetch } = history
  const found = useRef<HTMLDivElement>(null)
  // The pressed button disappears, so move the focus.
  const goToTop = () => {
    found.current?.focus({ preventScroll: true })
    found.current?.scrollIntoView({ block: 'start' })
  }
  const showNewer = () => {
    history.startOver()
    goToTop()
  }
  if (isLoading) return <Skeleton shape="row" lines={8} label={t('loadingStatus')} />
  return (
    <FocusKeeper>
      <Stack gap={4}>
        <StaleAlert of={history} />
        {days && (
          <div ref={found} className="sp-history-found" aria-busy={isOutdated} tabIndex={-1}>
            <Newer history={history} onShow={showNewer} />
            <Card padding="none">
              {days.length === 0 ? (
                <NothingFound search={search} onWiden={onWiden} />
              ) : (
                <HistoryRows days={days} history={history} onOpen={setOpened} onTop={goToTop} />
              )}
            </Card>
          </div>
        )}
        {/* An outdated list doesn't load more by itself. The error at its end explains why. */}
        <ErrorView
          failure={isMoreFailed || !days || hasMore ? error : undefined}
          title={t('failedTitle')}
          onRetry={refetch}
        />
        {days && history.total > 0 && <CountLine history={history} />}
        <TransactionDetail transaction={opened} show={show} onClose={() => setOpened(undefined)} />
      </Stack>
    </FocusKeeper>
  )
}

interface NewerProps {
  history: Pick<HistoryTask, 'isBehind'>
  onShow: () => void
}

/** A notice above a long list. New rows are shown only once the user asks for them. */
function Newer({ history: { isBehind }, onShow }: NewerProps) {
  const { t } = useMessages('history')
  return (
    <div className="sp-history-newer" role="status">
      {isBehind && (
        <>
          <span>{t('newerText')}</span>
          <Button size="small" onPress={onShow}>
            {t('newerCta')}
          </Button>
        </>
      )}
    </div>
  )
}

function NothingFound({ search, onWiden }: NothingFoundProps) {
  const { t } = useMessages('history')
  const { period, accountId, ...others } = search
  const isWhole = period === 'all' && Object.values(others).every(value => value === undefined)
  const hasNone = useHasNone(isWhole ? undefined : { ...(accountId && { accountId }) })
  if (hasNone === undefined) return <Skeleton shape="row" lines={2} label={t('loadingStatus')} />
  if (hasNone) return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
  return (
    <EmptyState
      title={t('nothingFoundTitle')}
      action={<Button onPress={onWiden}>{t('showAllCta')}</Button>}
    >
      {t('nothingFoundText')}
    </EmptyState>
  )
}

/** Returns true if there are no transactions at all; undefined until loaded. */
function useHasNone(asked: HistoryQuestion | undefined): boolean | undefined {
  const all = historyApi.list.useReadIf(asked, { keep: 'whileShown' })
  const failure = errorOf(all.error)
  if (!asked) return true
  return failure ? false : all.currentData && all.currentData.total === 0
}

function CountLine({ history }: { history: HistoryTask }) {
  const { t } = useMessages('history')
  const formats = useFormats()
  const { shown, total, isLoadingMore } = history
  return (
    <div className="sp-list-end">
      <p className="sp-muted" role="status">
        {t('shownText', {
          shown: formats.count(shown),
          total: formats.count(total),
          count: total,
        })}
      </p>
      {shown < total && (
        <p className="sp-print-only">
          {t('notPrintedText', { total: formats.count(total - shown), count: total - shown })}
        </p>
      )}
      {isLoadingMore && <Spinner />}
    </div>
  )
}
