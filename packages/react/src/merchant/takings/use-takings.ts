import type { Takings } from '@sixpence/core'
import { useDocument, type DocumentTask } from '../../downloads/index.ts'
import { loadStateOf, type LoadState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** Of which days: those of UTC, both included; the last 30 unless they are named. */
export interface TakingsQuestion {
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

/** What a merchant was paid and what they gave back. */
export interface TakingsTask extends LoadState {
  /** Undefined until the bank has answered. */
  readonly takings: Takings | undefined
  /** The same as a file for spreadsheets. */
  readonly csv: DocumentTask
}

/** Adds takings up; asks nothing as long as there is no question. */
export function useTakings(question: TakingsQuestion | undefined): TakingsTask {
  const query = merchantApi.takings.useReadIf(question)
  const csv = useDocument(({ merchant }) => merchant.takingsCsv(question))
  // Of other days than before nothing is known yet.
  const now = { ...query, data: query.currentData }
  return { ...loadStateOf(now), takings: now.data, csv }
}
