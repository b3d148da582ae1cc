import type { UnderstoodFile } from '@sixpence/core/batch-files'
import { useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { AskPopup, Button, Inline, Stack } from '../../../ui/index.ts'
import type { Workbench } from '../use-workbench.ts'
import { MARK_NAMES } from './dialect-names.ts'
import type { ReadSettings } from './read-settings.ts'
import { ReadingChoices } from './reading-choices.tsx'
import { useUnderstoodText } from './use-understood-text.ts'

export interface UnderstoodPartProps {
  file: UnderstoodFile
  /** The sheet that was read of a workbook. */
  sheetName: string | undefined
  bench: Workbench
}

/** Describes in a sentence how the payments were read, and changes it for a file. */
export function UnderstoodPart(props: UnderstoodPartProps) {
  return props.bench.source?.hasLines ? <Lines {...props} /> : <TableFile {...props} />
}

function Lines({ file: { dialect } }: UnderstoodPartProps) {
  const { t } = useMessages('mass-transfer')
  return (
    <p className="sp-muted" role="status">
      {t('linesText', { mark: t(MARK_NAMES[dialect.decimalMark ?? '.']) })}
    </p>
  )
}

function TableFile({ file, sheetName, bench }: UnderstoodPartProps) {
  const { t } = useMessages('mass-transfer')
  const understoodText = useUnderstoodText(bench.format)
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<ReadSettings>()
  const sentences = [
    understoodText(file, sheetName),
    ...(bench.isReadAsBefore ? [t('readAsBeforeText')] : []),
  ]
  const change = (settings: ReadSettings) => {
    // Corrections are of the rows as they were read.
    if (bench.draft?.canUndo) setAsked(settings)
    else bench.changeSettings(settings)
  }
  return (
    <Stack gap={3}>
      <p className="sp-muted" role="status">
        {sentences.join(' ')}
      </p>
      <Inline>
        <Button size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t('changeReadingCta')}
        </Button>
      </Inline>
      {isOpen && (
        <ReadingChoices
          file={file}
          isWorkbook={sheetName !== undefined}
          format={bench.format}
          onChange={change}
        />
      )}
      {asked && (
        <AskPopup
          of={NOTHING_SENT}
          title={t('rereadTitle')}
          text={t('rereadText')}
          confirmText={t('rereadCta')}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            bench.changeSettings(asked)
            return true
          }}
        />
      )}
    </Stack>
  )
}

const NOTHING_SENT = { error: undefined, isPending: false }
