import {
  BATCH_ENCODINGS,
  type BatchFormat,
  DECIMAL_MARKS,
  DELIMITERS,
  type UnderstoodFile,
} from '@sixpence/core/batch-files'
import { useMessages } from '../../../i18n/index.ts'
import { NativeSelect, Stack, Switch } from '../../../ui/index.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { DELIMITER_NAMES, ENCODING_NAMES, MARK_NAMES } from './dialect-names.ts'
import type { ReadSettings } from './read-settings.ts'

export interface ReadingChoicesProps {
  file: UnderstoodFile
  /** True if the cells and their encoding are certain. */
  isWorkbook: boolean
  format: BatchFormat
  onChange: (settings: ReadSettings) => void
}

/** The ways to read the file, to choose from. */
export function ReadingChoices({ file, isWorkbook, format, onChange }: ReadingChoicesProps) {
  const { t } = useMessages('mass-transfer')
  const { dialect } = file
  return (
    <Stack gap={4}>
      {!isWorkbook && <DialectChoices dialect={dialect} onChange={onChange} />}
      <Switch
        isOn={dialect.hasHeader}
        onChange={hasHeader => onChange({ delimiter: dialect.delimiter, chosen: { hasHeader } })}
      >
        {t('hasHeaderLabel')}
      </Switch>
      <ColumnMapping
        file={file}
        columns={dialect.columns}
        format={format}
        onChange={columns => onChange({ chosen: { columns } })}
      />
    </Stack>
  )
}

interface DialectChoicesProps extends Pick<ReadingChoicesProps, 'onChange'> {
  dialect: UnderstoodFile['dialect']
}

function DialectChoices({ dialect, onChange }: DialectChoicesProps) {
  const { t } = useMessages('mass-transfer')
  return (
    <div className="sp-batch-choices">
      <NativeSelect
        label={t('delimiterLabel')}
        options={DELIMITERS.map(id => ({ id, label: t(DELIMITER_NAMES[id]) }))}
        selectedId={dialect.delimiter}
        onSelect={delimiter => onChange({ delimiter })}
      />
      <NativeSelect
        label={t('decimalMarkLabel')}
        options={DECIMAL_MARKS.map(id => ({ id, label: t(MARK_NAMES[id]) }))}
        selectedId={dialect.decimalMark ?? '.'}
        onSelect={decimalMark => onChange({ chosen: { decimalMark } })}
      />
      <NativeSelect
        label={t('encodingLabel')}
        options={BATCH_ENCODINGS.map(id => ({ id, label: ENCODING_NAMES[id] }))}
        selectedId={dialect.encoding}
        onSelect={encoding => onChange({ encoding })}
      />
    </div>
  )
}
