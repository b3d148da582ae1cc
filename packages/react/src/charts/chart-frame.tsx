import { useId, useState, type ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Button, Card, Heading, Icon, Inline, Stack } from '../ui/index.ts'

export interface ChartFrameProps {
  title: string
  /** More controls, e.g. the period. */
  controls?: ReactNode
  /** The loading state and the totals, shown above both the chart and the table. */
  status?: ReactNode
  /** The headings of the table's columns. */
  columns: readonly string[]
  /**
   * The same figures as text: one row each, keyed by the first cell. Without rows there is no
   * table.
   */
  rows: readonly (readonly string[])[]
  /** The chart. */
  children: ReactNode
}

/**
 * A chart with its title, and the same figures as a table for those who can't see it or prefer
 * that.
 */
export function ChartFrame({ title, controls, status, ...props }: ChartFrameProps) {
  const { columns, rows, children } = props
  const { t } = useMessages('charts')
  const titleId = useId()
  const [isTable, setTable] = useState(false)
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Inline justify="between">
          <Heading level={2} size={4} id={titleId}>
            {title}
          </Heading>
          <div className="sp-chart-controls">
            {controls}
            {rows.length > 0 && (
              <Button
                size="small"
                className="sp-button-icon"
                aria-label={t('tableCta')}
                aria-pressed={isTable}
                onPress={() => setTable(!isTable)}
              >
                <Icon name="list" />
              </Button>
            )}
          </div>
        </Inline>
        {status}
        {isTable && rows.length > 0 ? <Figures {...{ columns, rows, titleId }} /> : children}
      </Stack>
    </Card>
  )
}

interface FiguresProps extends Pick<ChartFrameProps, 'columns' | 'rows'> {
  titleId: string
}

function Figures({ columns, rows, titleId }: FiguresProps) {
  return (
    // A scrolling element must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="sp-chart-table" tabIndex={0} role="group" aria-labelledby={titleId}>
      <table aria-labelledby={titleId}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head = '', ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
