import { type ExportFile, type HistorySearch, history } from '@sixpence/core/history'
import { useId, useState } from 'react'
import { SaveStatus, useDocument } from '../downloads/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { useStartInfo, useUserRights } from '../start/index.ts'
import {
  Button,
  Dialog,
  ErrorView,
  Icon,
  List,
  ListRow,
  Skeleton,
  Stack,
  useHiddenLoading,
} from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import type { HistoryQuestion } from './history-api.ts'
import { historyApi } from './history-api.ts'
import { SendExport } from './send-export.tsx'
import { useExport } from './use-export.ts'
import { useHistory } from './use-history.ts'
import { useQuestion } from './use-question.ts'

export interface HistoryExportProps {
  /** The search of the list beside it. */
  search: HistorySearch
}

/** Exports the transactions that match the search, and lists earlier exports to download. */
export const HistoryExport = hosted('HistoryExport', HistoryExportContent)

function HistoryExportContent({ search }: HistoryExportProps) {
  const { t } = useMessages('history')
  const [isOpen, setIsOpen] = useState(false)
  const question = useQuestion(search)
  const { mayCall } = useUserRights()
  useHiddenLoading(useStartInfo())
  if (!mayCall(historyApi.startExport)) return null
  return (
    <>
      <Button size="small" icon={<Icon name="download" />} onPress={() => setIsOpen(true)}>
        {t('exportCta')}
      </Button>
      {isOpen && (
        <Dialog isOpen title={t('exportTitle')} onClose={() => setIsOpen(false)}>
          <Exports question={question} />
        </Dialog>
      )}
    </>
  )
}

function Exports({ question }: { question: HistoryQuestion }) {
  const { t } = useMessages('history')
  const formats = useFormats()
  const { total, isLoading } = useHistory(question)
  const { data: ready, running, isBusy, error, start, refetch } = useExport(question)
  return (
    <Stack gap={5}>
      <Stack gap={3} align="start">
        {isLoading ? (
          <Skeleton lines={1} />
        ) : (
          <p>{t('exportText', { total: formats.count(total), count: total })}</p>
        )}
        <Button variant="primary" isPending={isBusy} isDisabled={total === 0} onPress={start}>
          {t('exportStartCta')}
        </Button>
        {running && <Progress done={running.rowsDone} total={running.rowsTotal} />}
      </Stack>
      <ErrorView failure={error} title={t('exportFailedTitle')} onRetry={refetch} />
      {!ready && !error && <Skeleton shape="row" lines={1} />}
      {ready && ready.length > 0 && <ReadyFiles files={ready} />}
    </Stack>
  )
}

function Progress({ done, total }: { done: number; total: number }) {
  const { t } = useMessages('history')
  const formats = useFormats()
  const id = useId()
  return (
    <div className="sp-history-progress">
      <progress aria-labelledby={id} value={done} max={Math.max(total, 1)} />
      <p id={id} className="sp-muted">
        {t('exportProgressText', {
          done: formats.count(done),
          total: formats.count(total),
          count: total,
        })}
      </p>
    </div>
  )
}

const MOST_SHOWN = 5

function ReadyFiles({ files }: { files: readonly ExportFile[] }) {
  const { t } = useMessages('history')
  const [newest] = files
  return (
    <Stack gap={4}>
      <List aria-label={t('exportFilesLabel')}>
        {files.slice(0, MOST_SHOWN).map(file => (
          <FileRow key={file.exportId} file={file} />
        ))}
      </List>
      {newest && <SendExport key={newest.exportId} exportId={newest.exportId} />}
    </Stack>
  )
}

function FileRow({ file }: { file: ExportFile }) {
  const { t } = useMessages('history')
  const formats = useFormats()
  const task = useDocument(bank => bank.use(history).exportFile({ exportId: file.exportId }))
  const name = formats.dateTime(file.createdAt)
  return (
    <ListRow
      leading={<Icon name="list" />}
      title={name}
      description={
        <>
          {t('exportRowsText', { total: formats.count(file.rowsTotal), count: file.rowsTotal })}
          <SaveStatus task={task} />
        </>
      }
      trailing={
        <Button
          variant="quiet"
          size="small"
          className="sp-button-icon"
          isPending={task.isPending}
          aria-label={t('downloadNamedCta', { name })}
          onPress={() => void task.save()}
        >
          <Icon name="download" />
        </Button>
      }
    />
  )
}
