import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** One row: a term and its value. */
export interface DefinitionListItem {
  readonly id: string
  readonly term: ReactNode
  readonly details: ReactNode
  /** Emphasizes an important row, e.g. the total. */
  readonly isStrong?: boolean | undefined
  /** True if the value is one sentence or more: it is shown below the term. */
  readonly isText?: boolean | undefined
}

/** Rows of a term and its value, e.g. a payment under review. */
export function DefinitionList({ items }: { items: readonly DefinitionListItem[] }) {
  return (
    <dl className="sp-definitions">
      {items.map(item => (
        <div
          key={item.id}
          className={classNames(
            'sp-definition',
            item.isStrong && 'sp-definition-strong',
            item.isText && 'sp-definition-text',
          )}
        >
          <dt>{item.term}</dt>
          <dd>{item.details}</dd>
        </div>
      ))}
    </dl>
  )
}
