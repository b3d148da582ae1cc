import type { ExportFile, ExportState } from '@sixpence/core'
import { useEffect } from 'react'
import { failureOf, useWrite, type Failure } from '../store/index.ts'
import { historyApi, type HistoryQuestion } from './history-api.ts'

const ASK_EVERY_MS = 400

/** Files of the history: the one that is being made, and those that are ready. */
export interface ExportTask {
  /** Undefined until the bank has answered; newest first. */
  readonly ready: readonly ExportFile[] | undefined
  /** How far the one is that is being made. */
  readonly running: Pick<ExportState, 'rowsDone' | 'rowsTotal'> | undefined
  /** A file is asked for or being made: another one must wait. */
  readonly isBusy: boolean
  readonly failure: Failure | undefined
  readonly start: () => void
  /** Asks again for what failed: for a file, or for those that there are. */
  readonly retry: () => void
}

/**
 * Makes a file of what the question finds and follows it until it is ready, without a look. One
 * that was begun before, in another tab or before a reload, is taken up again.
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
