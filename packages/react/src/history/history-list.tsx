import type { HistorySearch, Transaction } from '@sixpence/core'
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
import { failureOf } from '../store/index.ts'
import { historyApi, type HistoryQuestion } from './history-api.ts'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryRows } from './history-rows.tsx'
import { TransactionDetail } from './transaction-detail.tsx'
import { useHistory, type HistoryTask } from './use-history.ts'
import { useQuestion } from './use-question.ts'
import { useSearch } from './use-search.ts'

export interface HistoryListProps {
  /** The list stays with it, and offers no other. All accounts when there is none. */
  accountId?: string | undefined
  /**
   * What is looked for, e.g. as an address says, the account included. Without it the list keeps it
   * to itself.
   */
  search?: HistorySearch | undefined
  /** Someone looks for something else. While they type, each word takes the place of the last. */
  onSearchChange?: ((search: HistorySearch, isTyping: boolean) => void) | undefined
  /** `rows` offers nothing to do with a row and leads nowhere else: a frame's session may neither. */
  show?: 'everything' | 'rows' | undefined
}

/**
 * Everything that happened, newest first: searched, narrowed down, and longer as the page is
 * scrolled. However long it gets, the page holds the rows in sight.
 */
export function HistoryList(props: HistoryListProps) {
  // What is looked for by oneself is looked for on one account.
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
  const { days, isLoading, isOutdated, isMoreFailed, hasMore, failure, retry } = history
  const found = useRef<HTMLDivElement>(null)
  // The button that is pressed for it disappears: the focus moves along.
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
        {/* What is old gets no longer by itself: the end says why. */}
        <ErrorView
          failure={isMoreFailed || !days || hasMore ? failure : undefined}
          title={t('failedTitle')}
          onRetry={retry}
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

/** Over a list that one has read far down: what is newer waits until it is asked for. */
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

/** Whether there was never anything to find; undefined until the bank has said so. */
function useHasNone(asked: HistoryQuestion | undefined): boolean | undefined {
  const all = historyApi.list.useReadIf(asked, { keep: 'whileShown' })
  const failure = failureOf(all.error)
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
