import { CALL_MARKS, type ApiKey } from '@sixpence/core'
import type { SixpenceError } from '@sixpence/core/session'
import { useUserRights } from '../../start/index.ts'
import { loadStateOf, useWrite, type LoadState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The API keys of a merchant. */
export interface ApiKeysTask extends LoadState {
  /** Newest first. Undefined until the bank has answered. */
  readonly keys: readonly ApiKey[] | undefined
  /** Whether the user may make, change and delete them. */
  readonly mayChange: boolean
  /** Switches one on or off, from the next request on. */
  readonly enable: (id: string, enabled: boolean) => void
  /** Why the last was not done. */
  readonly changeFailure: SixpenceError | undefined
  /** Forgets that failure. */
  readonly forgetFailure: () => void
}

/** The API keys, and what switches them. */
export function useApiKeys(): ApiKeysTask {
  const query = merchantApi.apiKeys.useRead()
  const { mayCall } = useUserRights()
  const { write, failure, clear } = useWrite()
  return {
    ...loadStateOf(query),
    keys: query.data,
    mayChange: mayCall(CALL_MARKS.createApiKey),
    enable: (id, enabled) => void write(merchantApi.updateApiKey, { id, enabled }),
    changeFailure: failure,
    forgetFailure: clear,
  }
}
