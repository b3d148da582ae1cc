import type { ApiRequest } from '@sixpence/core'
import { loadStateOf, type LoadState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** Of which key, and of which days (in UTC, both included). */
export interface ApiLogQuestion {
  readonly apiKeyId: string
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

/** What was asked with an API key. */
export interface ApiLogTask extends LoadState {
  /** Newest first, 1,000 at most. Undefined until the bank has answered. */
  readonly requests: readonly ApiRequest[] | undefined
}

/** Reads what was asked with an API key; asks nothing as long as there is no question. */
export function useApiLog(question: ApiLogQuestion | undefined): ApiLogTask {
  const query = merchantApi.apiRequests.useReadIf(question)
  // Of another question than before nothing is known yet.
  const now = { ...query, data: query.currentData }
  return { ...loadStateOf(now), requests: now.data }
}
