import type { BatchFormat, ColumnNames, UnderstoodFile } from '@sixpence/core/batch-files'
import { useFormats, useMessages } from '../../../i18n/index.ts'
import { NativeSelect } from '../../../ui/index.ts'
import { useColumnLabel } from '../../grid/words/use-column-label.ts'

export interface ColumnMappingProps {
  file: UnderstoodFile
  columns: ColumnNames
  format: BatchFormat
  onChange: (columns: ColumnNames) => void
}

/** The meaning of each column of the file. A meaning that is chosen again leaves its old column. */
export function ColumnMapping({ file, columns, format, onChange }: ColumnMappingProps) {
  const { t } = useMessages('mass-transfer')
  const formats = useFormats()
  const labelOf = useColumnLabel()
  const options = [
    { id: '', label: t('unusedOption') },
    ...format.columns.map(column => ({ id: column.name, label: labelOf(column) })),
  ]
  const choose = (at: number, name: string) =>
    onChange(
      columns.map((known, index) => {
        if (index === at) return name || undefined
        return known === name ? undefined : known
      }),
    )
  return (
    <div className="sp-batch-choices">
      {columns.map((name, at) => (
        <NativeSelect
          // Columns are known only by their positions.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          label={file.header[at]?.trim() || t('columnLabel', { number: formats.count(at + 1) })}
          options={options}
          selectedId={name ?? ''}
          onSelect={chosen => choose(at, chosen)}
        />
      ))}
    </div>
  )
}
