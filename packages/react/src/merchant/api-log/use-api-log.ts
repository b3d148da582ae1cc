import type { ApiRequest } from '@sixpence/core/merchant'
import { currentStateOf, type LoadState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The key and the days (in UTC, both included). */
export interface ApiLogQuestion {
  readonly apiKeyId: string
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

/** The requests made with an API key, newest first, at most 1,000. */
export interface ApiLogTask extends LoadState<readonly ApiRequest[]> {
  /** @deprecated Use `data`. */
  readonly requests: ApiLogTask['data']
}

/** Returns the requests made with an API key. Without a question it requests nothing. */
export function useApiLog(question: ApiLogQuestion | undefined): ApiLogTask {
  const query = merchantApi.apiRequests.useReadIf(question)
  // The previous question's answer doesn't count.
  const state = currentStateOf(query)
  return { ...state, requests: state.data }
}
