import { type Takings, merchant } from '@sixpence/core/merchant'
import { useDocument, type DocumentTask } from '../downloads/index.ts'
import { currentStateOf, type LoadState } from '../store/index.ts'
import { takingsApi } from './takings-api.ts'

/** The days in UTC, both included. Default: the last 30. */
export interface TakingsQuestion {
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

/** A merchant's payments and refunds. */
export interface TakingsTask extends LoadState<Takings> {
  /** @deprecated Use `data`. */
  readonly takings: TakingsTask['data']
  /** The same as a file for spreadsheets. */
  readonly csv: DocumentTask
}

/** Returns the takings. Without a question it requests nothing. */
export function useTakings(question: TakingsQuestion | undefined): TakingsTask {
  const query = takingsApi.takings.useReadIf(question)
  const csv = useDocument(bank => bank.use(merchant).takingsCsv(question))
  // The previous question's answer doesn't count.
  const state = currentStateOf(query)
  return { ...state, takings: state.data, csv }
}
