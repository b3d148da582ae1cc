// Shown as cards they are no tables to a browser, so the roles are also stated.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react'
import { pressOnce } from '../buttons/button.tsx'
import { useFocusKeeper } from '../accessibility/use-focus-keeper.ts'
import { classNames } from '../class-names.ts'

/** A column of a {@link Table}. */
export interface TableColumn<Id extends string> {
  readonly id: Id
  readonly title: string
  /** Use it for figures: they stand at the end. */
  readonly align?: 'end' | undefined
  /** Its place in a row of two lines; by default in the second. */
  readonly narrow?: TableNarrow | undefined
}

/**
 * The place of a cell in a row of two lines: at the end of the first; in the second, as `named`
 * with the title of its column if its value isn't clear without it; at the end of both; or `heard`,
 * only by screen readers.
 */
export type TableNarrow = 'aside' | 'detail' | 'named' | 'menu' | 'heard'

/** A row of a {@link Table}. */
export interface TableRow<Id extends string> {
  readonly id: string
  /** The cell of the first column names the row. */
  readonly cells: Readonly<Record<Id, ReactNode>>
  /** Before both lines of a narrow row, e.g. an `Avatar`. */
  readonly leading?: ReactNode
}

export interface TableProps<Id extends string> {
  label: string
  /** The first names each row. */
  columns: readonly TableColumn<Id>[]
  rows: readonly TableRow<Id>[]
}

/**
 * Rows and columns. If there is no room for its text, each row has two lines if a column sets
 * `narrow`; otherwise it is a card that names each value. Keeps the focus when the row that has it
 * goes.
 */
export function Table<Id extends string>({ label, columns, rows }: TableProps<Id>) {
  const keeper = useFocusKeeper<HTMLTableElement>()
  const hasLines = columns.some(({ narrow }) => narrow)
  return (
    <div className="sp-table-room">
      <table
        {...keeper}
        className={classNames('sp-table', hasLines && 'sp-table-lines')}
        role="table"
        aria-label={label}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ id, title, align }) => (
              <th key={id} scope="col" role="columnheader" data-align={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(row => (
            <Row key={row.id} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Opens the subject of a row of a {@link Table}; pressed anywhere on its row. */
export function RowButton({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  return (
    <button type="button" className="sp-table-open" onClick={onPress} onKeyDown={pressOnce}>
      {children}
    </button>
  )
}

interface RowProps<Id extends string> {
  row: TableRow<Id>
  columns: readonly TableColumn<Id>[]
}

function Row<Id extends string>({ row, columns }: RowProps<Id>) {
  return (
    <tr role="row">
      {columns.map(({ id, title, align, narrow = 'detail' }, place) => {
        const content = (
          <>
            {place === 0 && row.leading && <span className="sp-table-leading">{row.leading}</span>}
            <span className="sp-table-what" aria-hidden>
              {title}
            </span>
            <span className="sp-table-value">{row.cells[id]}</span>
          </>
        )
        return place === 0 ? (
          <th key={id} scope="row" role="rowheader" data-align={align}>
            {content}
          </th>
        ) : (
          <td key={id} role="cell" data-align={align} data-narrow={narrow}>
            {content}
          </td>
        )
      })}
    </tr>
  )
}
