import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { WORD_GAP } from './word-gap.ts'

/** Rows under each other, each a `ListRow`. Keeps the focus when the row that has it goes. */
export function List({
  children,
  'aria-label': label,
}: {
  children: ReactNode
  'aria-label'?: string
}) {
  const keeper = useFocusKeeper()
  return (
    // Safari takes the role from a list without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul {...keeper} className="sp-list" role="list" aria-label={label} tabIndex={-1}>
      {children}
    </ul>
  )
}

/** Where a removed row leaves the focus nowhere, the list takes it: the next Tab goes on from there. */
function useFocusKeeper() {
  const ref = useRef<HTMLUListElement>(null)
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) ref.current?.focus()
  })
  return {
    ref,
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: () => {
      hasFocus.current = false
    },
  }
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
  return (
    <li className="sp-list-item">
      {onPress ? (
        <button
          type="button"
          className="sp-list-row sp-list-row-pressable"
          onClick={() => onPress()}
        >
          <RowContent {...content} />
          <Icon name="chevron-right" />
        </button>
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
