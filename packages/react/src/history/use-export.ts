import type { ExportFile, ExportState } from '@sixpence/core/history'
import { useEffect } from 'react'
import { withFormerNames } from '../attempts/index.ts'
import { errorOf, loadStateOf, useWrite, type Loading } from '../store/index.ts'
import { historyApi, type HistoryQuestion } from './history-api.ts'

const ASK_EVERY_MS = 400

/** The exports that are ready, newest first, and the one being made. */
export interface ExportTask extends Loading<readonly ExportFile[]> {
  /** @deprecated Use `data`. */
  readonly ready: ExportTask['data']
  /** The progress of the export being made. */
  readonly running: Pick<ExportState, 'rowsDone' | 'rowsTotal'> | undefined
  /** True while an export is requested or being made. Another must wait. */
  readonly isBusy: boolean
  readonly start: () => void
}

/**
 * Exports the transactions that match the question and follows the export until it is ready,
 * without any UI. Also follows an export started in another tab or before a reload.
 */
export function useExport(question: HistoryQuestion): ExportTask {
  const list = historyApi.exportFiles.useRead()
  const begun = list.data?.find(({ status }) => status === 'processing')
  const followed = historyApi.exportStatus.useReadIf(begun && { exportId: begun.exportId }, {
    everyMs: ASK_EVERY_MS,
  })
  const { write, isPending, error } = useWrite()
  const ask = () => void write(historyApi.startExport, question)
  const { refetch } = list
  const isOver = isFinished(followed.currentData)
  useEffect(() => {
    if (isOver) void refetch()
  }, [isOver, refetch])
  const ready = list.data?.filter(({ status }) => status === 'ready')
  return withFormerNames({
    ...loadStateOf(list),
    data: ready,
    ready,
    running: begun && (followed.currentData ?? begun),
    isBusy: begun !== undefined || isPending,
    error: error ?? errorOf(list.error ?? followed.error),
    start: ask,
    // Repeats what failed: the export, or reading the list.
    refetch: () => void (error ? ask() : refetch()),
  })
}

const isFinished = (state: ExportState | undefined) =>
  state !== undefined && state.status !== 'processing'
