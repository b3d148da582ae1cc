import type { ReactNode, Ref } from 'react'
import { pressOnce } from '../buttons/button.tsx'
import { Icon } from '../icon.tsx'
import { useFocusKeeper } from '../accessibility/use-focus-keeper.ts'
import { WORD_GAP } from '../accessibility/word-gap.ts'
import { classNames } from '../class-names.ts'

/** A list of `ListRow`s. Keeps the focus when the row that has it goes. */
export function List({
  children,
  ...names
}: {
  children: ReactNode
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
}) {
  const keeper = useFocusKeeper<HTMLUListElement>()
  return (
    // Safari takes the role from a list without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul {...keeper} className="sp-list" role="list" {...names}>
      {children}
    </ul>
  )
}

export interface ListRowProps {
  /** Stands before the row and apart from it, e.g. a `Checkbox` that selects it. */
  beside?: ReactNode
  /** In a circle at the start, e.g. an `Icon` or initials. */
  leading?: ReactNode
  title: ReactNode
  description?: ReactNode
  /** At the end, e.g. `Money`. */
  trailing?: ReactNode
  /** Below the trailing part. */
  trailingDescription?: ReactNode
  /** At most two lines: longer texts end in dots. The place that the row opens shows them in full. */
  isCompact?: boolean | undefined
  /** Makes the whole row a button that acts here. */
  onPress?: (() => void) | undefined
  /** Makes the whole row a link: renders it like the host's router, with these properties. */
  link?: ((row: { className: string; children: ReactNode }) => ReactNode) | undefined
  /** The row's position in a long list that is only partly rendered. */
  index?: number | undefined
  rowRef?: Ref<HTMLLIElement> | undefined
}

type RowProps = Omit<ListRowProps, 'beside' | 'index' | 'rowRef'>

/**
 * One row of a `List`. It stays the same element, and can be pressed, when something comes beside
 * it.
 */
export function ListRow({ beside, index, rowRef, ...row }: ListRowProps) {
  return (
    <li
      className={classNames('sp-list-item', beside ? 'sp-list-chosen' : undefined)}
      ref={rowRef}
      data-index={index}
    >
      {beside}
      {rowOf(row)}
    </li>
  )
}

function rowOf({ onPress, link, isCompact, ...content }: RowProps): ReactNode {
  const row = <RowContent {...content} />
  const look = classNames('sp-list-row', isCompact && 'sp-list-row-compact')
  if (!onPress && !link) return <div className={look}>{row}</div>
  const className = classNames(look, 'sp-list-row-pressable')
  const children = (
    <>
      {row}
      <Icon name="chevron-right" />
    </>
  )
  if (link) return link({ className, children })
  return (
    <button type="button" className={className} onClick={() => onPress?.()} onKeyDown={pressOnce}>
      {children}
    </button>
  )
}

function RowContent(props: Omit<RowProps, 'onPress' | 'link' | 'isCompact'>) {
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
