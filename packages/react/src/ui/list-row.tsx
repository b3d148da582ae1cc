import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Icon } from './icon.tsx'
import { usePressableStyle } from './use-pressable-style.ts'
import { WORD_GAP } from './word-gap.ts'

/** Rows under each other, each a `ListRow`. */
export function List({
  children,
  'aria-label': label,
}: {
  children: ReactNode
  'aria-label'?: string
}) {
  return (
    // Safari takes the role from a list without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="sp-list" role="list" aria-label={label}>
      {children}
    </ul>
  )
}

export interface ListRowProps {
  /** In a circle at the start, e.g. an `Icon` or initials. */
  leading?: ReactNode
  title: ReactNode
  description?: ReactNode
  /** At the end, e.g. `Money`. */
  trailing?: ReactNode
  /** Below the trailing part. */
  trailingDescription?: ReactNode
  /** Makes the whole row a button. */
  onPress?: (() => void) | undefined
}

/** One row of a `List`. */
export function ListRow({ onPress, ...content }: ListRowProps) {
  usePressableStyle()
  return (
    <li className="sp-list-item">
      {onPress ? (
        <AriaButton className="sp-list-row sp-list-row-pressable" onPress={() => onPress()}>
          <RowContent {...content} />
          <Icon name="chevron-right" />
        </AriaButton>
      ) : (
        <div className="sp-list-row">
          <RowContent {...content} />
        </div>
      )}
    </li>
  )
}

function RowContent(props: Omit<ListRowProps, 'onPress'>) {
  const { leading, title, description, trailing, trailingDescription } = props
  return (
    <>
      {leading !== undefined && <span className="sp-list-leading">{leading}</span>}
      <span className="sp-list-main">
        <span className="sp-list-title">{title}</span>
        {WORD_GAP}
        {description !== undefined && <span className="sp-list-description">{description}</span>}
      </span>
      {WORD_GAP}
      {trailing !== undefined && (
        <span className="sp-list-trailing">
          <span className="sp-list-value">{trailing}</span>
          {WORD_GAP}
          {trailingDescription !== undefined && (
            <span className="sp-list-description">{trailingDescription}</span>
          )}
        </span>
      )}
    </>
  )
}
