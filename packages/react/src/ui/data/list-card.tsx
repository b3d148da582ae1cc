import type { ReactNode } from 'react'
import { Card } from '../layout/card.tsx'
import { FocusKeeper } from '../accessibility/focus-keeper.tsx'
import { List } from './list-row.tsx'

/** Renders each item as a row of a list, or all of them in another shape, e.g. as a `Table`. */
export type ListShape<Item> =
  | {
      /** Renders an item as a `ListRow`, with a key. */
      readonly row: (item: Item, index: number) => ReactNode
      readonly table?: undefined
    }
  | { readonly row?: undefined; readonly table: (items: readonly Item[]) => ReactNode }

export type ListCardProps<Item> = ListShape<Item> & {
  /** The name of the list. */
  label?: string | undefined
  items: readonly Item[]
  /** Shown when the list is empty, e.g. an `EmptyState`. */
  empty?: ReactNode
}

/** A list on its own card. Keeps the focus also when its last row goes. */
export function ListCard<Item>({ label, items, empty, ...shape }: ListCardProps<Item>) {
  const isEmpty = items.length === 0
  return (
    <Card padding="none">
      <FocusKeeper aria-label={isEmpty ? label : undefined}>
        {isEmpty && empty !== undefined ? (
          empty
        ) : shape.table ? (
          shape.table(items)
        ) : (
          <List aria-label={label}>{items.map(shape.row)}</List>
        )}
      </FocusKeeper>
    </Card>
  )
}
