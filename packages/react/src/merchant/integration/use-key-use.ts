import type { ApiKeyUse } from '@sixpence/core/merchant'
import { loadStateOf, type LoadState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The bank's record of the use of a merchant's keys. */
export interface KeyUseTask extends LoadState<ApiKeyUse> {
  /** @deprecated Use `data`. */
  readonly use: KeyUseTask['data']
  /** Reads it again, e.g. after a request was sent. */
  readonly lookAgain: () => void
  readonly isLookingAgain: boolean
}

/** Returns whether keys are switched on, and the result of the last request with one. */
export function useKeyUse(): KeyUseTask {
  const query = merchantApi.keyUse.useRead()
  return {
    ...loadStateOf(query),
    use: query.data,
    lookAgain: () => void query.refetch(),
    isLookingAgain: query.isFetching,
  }
}
