import type { ApiKeyUse } from '@sixpence/core'
import { loadStateOf, type LoadState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** What the bank has seen of a merchant's keys. */
export interface KeyUseTask extends LoadState {
  /** Undefined until the bank has answered. */
  readonly use: ApiKeyUse | undefined
  /** Asks once more, e.g. after a request was sent. */
  readonly lookAgain: () => void
  readonly isLookingAgain: boolean
}

/** Whether keys are on, and how the last request with one ended. */
export function useKeyUse(): KeyUseTask {
  const query = merchantApi.keyUse.useRead()
  return {
    ...loadStateOf(query),
    use: query.data,
    lookAgain: () => void query.refetch(),
    isLookingAgain: query.isFetching,
  }
}
