import { useMessages } from '../../../i18n/index.ts'
import { Alert, ErrorView } from '../../../ui/index.ts'
import { useFileRefusalText } from '../../words/use-file-refusal-text.ts'
import type { Workbench } from '../use-workbench.ts'
import { CheckProgress } from './check-progress.tsx'
import { DialectQuestions } from './dialect-questions.tsx'
import { SheetQuestion } from './sheet-question.tsx'
import { UnderstoodPart } from './understood-part.tsx'
import type { FileReading } from './use-file-reading.ts'

/** The result of reading the file: its progress, a refusal, questions, or how it is understood. */
export function ReadingPart({ bench }: { bench: Workbench }) {
  const { t } = useMessages('mass-transfer')
  const { reading, readAgain } = bench
  switch (reading.status) {
    case 'none':
      return null
    case 'checking':
      return <CheckProgress rows={reading.rows} />
    case 'failed':
      return <ErrorView failure={reading.error} onRetry={readAgain} />
    case 'unreadable':
      return <Refused text={t('unreadableRefusal')} />
    case 'done':
      return <Read outcome={reading.outcome} bench={bench} />
  }
}

interface ReadProps {
  outcome: Extract<FileReading, { status: 'done' }>['outcome']
  bench: Workbench
}

function Read({ outcome, bench }: ReadProps) {
  const refusalText = useFileRefusalText()
  if (outcome.isUnderstood) {
    const { file, sheetName } = outcome
    if (file.questions.length > 0) return <DialectQuestions file={file} bench={bench} />
    return <UnderstoodPart {...{ file, sheetName, bench }} />
  }
  const { refusal } = outcome
  if (refusal.reason === 'severalSheets')
    return <SheetQuestion sheets={refusal.sheets} bench={bench} />
  return <Refused text={refusalText(refusal)} />
}

function Refused({ text }: { text: string }) {
  const { t } = useMessages('mass-transfer')
  return (
    <Alert tone="negative" title={t('refusedTitle')}>
      {text}
    </Alert>
  )
}
