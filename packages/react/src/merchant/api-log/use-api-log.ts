import type { ApiRequest } from '@sixpence/core/merchant'
import { loadStateOf, type LoadState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The key and the days (in UTC, both included). */
export interface ApiLogQuestion {
  readonly apiKeyId: string
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

/** The requests made with an API key. */
export interface ApiLogTask extends LoadState {
  /** Newest first, at most 1,000. Undefined until loaded. */
  readonly requests: readonly ApiRequest[] | undefined
}

/** Returns the requests made with an API key. Without a question it requests nothing. */
export function useApiLog(question: ApiLogQuestion | undefined): ApiLogTask {
  const query = merchantApi.apiRequests.useReadIf(question)
  // The previous question's answer doesn't count.
  const now = { ...query, data: query.currentData }
  return { ...loadStateOf(now), requests: now.data }
}
