import type { ReactNode } from 'react'
import { Loaded, type LoadedProps } from '../feedback/loaded.tsx'
import { StaleAlert, type StaleAlertProps } from '../feedback/stale-alert.tsx'
import { Inline, Stack, type StackProps } from '../layout/stack.tsx'
import { ListCard, type ListShape } from './list-card.tsx'
import { ListEnd, type ListEndProps } from './list-end.tsx'

type ListState = LoadedProps<unknown>['of'] & StaleAlertProps['of']

export type ListViewProps<Item> = ListShape<Item> & {
  /** The state of the request, the age of its answer and, for a paged list, the way to more. */
  of: ListState | (ListState & ListEndProps['of'] & { readonly isOutdated?: boolean })
  /** Undefined until the bank has answered. */
  items: readonly Item[] | undefined
  /** The name of the data on its way; by default the word for loading. */
  loadingLabel?: string | undefined
  failedTitle: string
  /** The approximate number of rows to come. */
  lines?: number | undefined
  /** The name of the list. */
  label?: string | undefined
  /** Content above the rows. */
  lead?: ReactNode
  /** Shown when the list is empty, e.g. an `EmptyState`. */
  empty?: ReactNode
  /** The way to add an item; shown below the rows. Put it into `empty`, too. */
  add?: ReactNode
  /** Returns how much of a paged list is shown. */
  countText?: ((shown: number) => string | undefined) | undefined
  gap?: StackProps['gap']
  /** Content below the list, e.g. the popups that its rows open. */
  children?: ReactNode
}

/**
 * A list from the bank: loading, failed, out of date, empty, or with rows and the way to more.
 *
 * @example
 *   const task = useBlacklist()
 *   return (
 *     <ListView
 *       of={task}
 *       items={task.users}
 *       failedTitle={t('loadFailedTitle')}
 *       label={t('blacklistTitle')}
 *       row={user => <ListRow key={user.email} title={user.email} />}
 *       empty={<EmptyState title={t('blacklistEmptyTitle')} />}
 *     />
 *   )
 */
export function ListView<Item>(props: ListViewProps<Item>) {
  const { of, items, lead, add, countText, gap = 4, children, ...rest } = props
  return (
    <Loaded {...rest} of={of} value={items}>
      {shown => (
        <Stack gap={gap}>
          <StaleAlert of={of} />
          {lead}
          <div className="sp-list-found" aria-busy={'isOutdated' in of ? of.isOutdated : undefined}>
            <ListCard {...rest} items={shown} />
          </div>
          {'loadMore' in of && (
            <ListEnd
              of={of}
              failedTitle={props.failedTitle}
              count={shown.length > 0 ? countText?.(shown.length) : undefined}
            />
          )}
          {shown.length > 0 && add && <Inline>{add}</Inline>}
          {children}
        </Stack>
      )}
    </Loaded>
  )
}
