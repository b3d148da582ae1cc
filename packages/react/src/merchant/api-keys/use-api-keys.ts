import type { ApiKey } from '@sixpence/core/merchant'
import { useUserRights } from '../../start/index.ts'
import { loadStateOf, useWrite, type ChangeState, type LoadState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The API keys of a merchant, newest first. */
export interface ApiKeysTask extends LoadState<readonly ApiKey[]> {
  /** @deprecated Use `data`. */
  readonly keys: ApiKeysTask['data']
  /** True if the user may create, change and delete keys. */
  readonly mayChange: boolean
  /** Switches a key on or off, from the next request on. */
  readonly enable: (id: string, enabled: boolean) => void
  readonly change: ChangeState
}

/** Returns the API keys and a function to switch them. */
export function useApiKeys(): ApiKeysTask {
  const query = merchantApi.apiKeys.useRead()
  const { mayCall } = useUserRights()
  const { write, ...change } = useWrite()
  return {
    ...loadStateOf(query),
    keys: query.data,
    mayChange: mayCall(merchantApi.createApiKey),
    enable: (id, enabled) => void write(merchantApi.updateApiKey, { id, enabled }),
    change,
  }
}
