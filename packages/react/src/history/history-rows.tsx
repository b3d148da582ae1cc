import type { HistoryDay, Transaction } from '@sixpence/core/history'
import type { CalendarDay } from '@sixpence/core/locale'
import { useEffect, useId, useMemo, type ReactNode } from 'react'
import { useFormats, useMessages, useToday } from '../i18n/index.ts'
import { Button, Heading, Icon } from '../ui/index.ts'
import { TransactionRow } from './transaction-row.tsx'
import type { HistoryTask } from './use-history.ts'
import { linesOf, type HistoryLines, type Line } from './history-lines.ts'
import { useRowWindow } from './use-row-window.ts'

export interface HistoryRowsProps {
  days: readonly HistoryDay[]
  history: Pick<
    HistoryTask,
    'hasMore' | 'isRefreshing' | 'isLoadingMore' | 'isOutdated' | 'error' | 'loadMore'
  >
  onOpen: (transaction: Transaction) => void
  /** Returns to the newest row. */
  onTop: () => void
}

const ROWS_AHEAD = 20
/** After this many lines, a button offers to return to the first. */
const FAR_DOWN = 30

/** The days and their rows. Only those in sight are in the page, and scrolling loads more. */
export function HistoryRows({ days, history, onOpen, onTop }: HistoryRowsProps) {
  const lines = useMemo(() => linesOf(days), [days])
  const { canvas, shown, items, lastSeen, measure } = useRowWindow(lines.plan)
  useNextPage(history, lastSeen >= lines.plan.count - ROWS_AHEAD)
  return (
    <div ref={canvas} className="sp-history-canvas">
      {lastSeen > FAR_DOWN && <TopButton onPress={onTop} />}
      <div ref={shown} className="sp-history-days">
        {sectionsOf(lines, items).map(({ day, heading, rows }) => (
          <DaySection key={day} day={day} heading={heading} measure={measure}>
            {rows.map(({ index, transaction }) => (
              <TransactionRow
                key={transaction.id}
                transaction={transaction}
                onOpen={onOpen}
                index={index}
                rowRef={measure}
              />
            ))}
          </DaySection>
        ))}
      </div>
    </div>
  )
}

function TopButton({ onPress }: { onPress: () => void }) {
  const { t } = useMessages('history')
  return (
    <div className="sp-history-top">
      <Button size="small" icon={<Icon name="arrow-up" />} onPress={onPress}>
        {t('topCta')}
      </Button>
    </div>
  )
}

interface DaySectionProps {
  day: CalendarDay
  /** The index of the heading among the lines. */
  heading: number
  measure: (element: HTMLElement | null) => void
  children: ReactNode[]
}

function DaySection({ day, heading, measure, children }: DaySectionProps) {
  const formats = useFormats()
  const today = useToday()
  const id = useId()
  return (
    <div className="sp-history-day">
      <div ref={measure} data-index={heading} className="sp-history-heading">
        <Heading level={2} size={4} id={id}>
          {formats.dayHeading(day, today)}
        </Heading>
      </div>
      {children.length > 0 && (
        // Safari drops the role of a list without bullets.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul className="sp-list" role="list" aria-labelledby={id}>
          {children}
        </ul>
      )}
    </div>
  )
}

/** Loads the next page as the end of the list comes near. */
function useNextPage(history: HistoryRowsProps['history'], isNear: boolean): void {
  const { hasMore, isRefreshing, isLoadingMore, isOutdated, error, loadMore } = history
  const isBusy = isRefreshing || isLoadingMore || isOutdated
  const isDue = isNear && hasMore && !isBusy && error === undefined
  useEffect(() => {
    if (isDue) loadMore()
    // `refetch` is a new function after each answer, but does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDue])
}

interface Section extends Pick<Line, 'day' | 'heading'> {
  readonly rows: { readonly index: number; readonly transaction: Transaction }[]
}

function sectionsOf({ at }: HistoryLines, items: readonly { index: number }[]): Section[] {
  const sections: Section[] = []
  for (const { index } of items) {
    const line = at(index)
    if (line === undefined) continue
    const { day, heading, transaction } = line
    if (sections.at(-1)?.day !== day) sections.push({ day, heading, rows: [] })
    if (transaction) sections.at(-1)?.rows.push({ index, transaction })
  }
  return sections
}
