import type { ExportFile, ExportState } from '@sixpence/core/history'
import { useEffect } from 'react'
import { failureOf, useWrite, type Failure } from '../store/index.ts'
import { historyApi, type HistoryQuestion } from './history-api.ts'

const ASK_EVERY_MS = 400

/** The exports: the one being made, and those that are ready. */
export interface ExportTask {
  /** Newest first. Undefined until loaded. */
  readonly ready: readonly ExportFile[] | undefined
  /** The progress of the export being made. */
  readonly running: Pick<ExportState, 'rowsDone' | 'rowsTotal'> | undefined
  /** True while an export is requested or being made. Another must wait. */
  readonly isBusy: boolean
  readonly failure: Failure | undefined
  readonly start: () => void
  /** Repeats what failed: the export, or reading the list. */
  readonly retry: () => void
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
  const { write, isPending, failure } = useWrite()
  const ask = () => void write(historyApi.startExport, question)
  const { refetch } = list
  const isOver = isFinished(followed.currentData)
  useEffect(() => {
    if (isOver) void refetch()
  }, [isOver, refetch])
  return {
    ready: list.data?.filter(({ status }) => status === 'ready'),
    running: begun && (followed.currentData ?? begun),
    isBusy: begun !== undefined || isPending,
    failure: failure ?? failureOf(list.error ?? followed.error),
    start: ask,
    retry: () => void (failure ? ask() : refetch()),
  }
}

const isFinished = (state: ExportState | undefined) =>
  state !== undefined && state.status !== 'processing'
