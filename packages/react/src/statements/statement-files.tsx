import { type Statement, statements } from '@sixpence/core/statements'
import { SaveStatus, useDocument, type DocumentTask } from '../downloads/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, Icon } from '../ui/index.ts'

interface StatementFilesProps {
  statement: Pick<Statement, 'exportId'>
  /** The name of the month. */
  name: string
}

/** Saves a month as a file, and shows the result. */
export function StatementFiles({ statement: { exportId }, name }: StatementFilesProps) {
  const { t } = useMessages('statements')
  const pdf = useDocument(bank => bank.use(statements).pdf({ id: exportId }))
  const csv = useDocument(bank => bank.use(statements).csv({ id: exportId }))
  return (
    <div className="sp-statement-files">
      <FileButton task={pdf} format={t('pdfCta')} label={t('pdfNamedCta', { name })} />
      <FileButton task={csv} format={t('csvCta')} label={t('csvNamedCta', { name })} />
      <div className="sp-statement-news">
        <SaveStatus task={pdf} />
        <SaveStatus task={csv} />
      </div>
    </div>
  )
}

interface FileButtonProps {
  task: DocumentTask
  /** The text on the button. */
  format: string
  /** Its label, with the format in it. */
  label: string
}

function FileButton({ task, format, label }: FileButtonProps) {
  return (
    <Button
      size="small"
      icon={<Icon name="download" />}
      isPending={task.isPending}
      aria-label={label}
      onPress={() => void task.save()}
    >
      {format}
    </Button>
  )
}
