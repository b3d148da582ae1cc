import type { ReactNode } from 'react'
import { Card } from '../layout/card.tsx'
import { EmptyState, type EmptyStateProps } from '../feedback/empty-state.tsx'
import { FocusKeeper } from '../accessibility/focus-keeper.tsx'
import { List } from './list-row.tsx'

export interface ListCardProps<Item> {
  /** The name of the list. */
  label: string
  items: readonly Item[]
  /** Renders an item as a `ListRow`, with a key. */
  children: (item: Item) => ReactNode
  /** Shown when the list is empty. */
  empty: Pick<EmptyStateProps, 'title' | 'icon' | 'action' | 'isRow'> & { readonly text: string }
}

/** A list on its own card. Keeps the focus also when its last row goes. */
export function ListCard<Item>({ label, items, children, empty }: ListCardProps<Item>) {
  return (
    <Card padding="none">
      <FocusKeeper aria-label={items.length === 0 ? label : undefined}>
        {items.length === 0 ? (
          <EmptyState {...empty}>{empty.text}</EmptyState>
        ) : (
          <List aria-label={label}>{items.map(item => children(item))}</List>
        )}
      </FocusKeeper>
    </Card>
  )
}
