import { CALL_MARKS, type Webhook } from '@sixpence/core'
import type { SixpenceError } from '@sixpence/core/session'
import { useUserRights } from '../../start/index.ts'
import { loadStateOf, useWrite, type LoadState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The webhooks of a merchant. */
export interface WebhooksTask extends LoadState {
  /** Newest first. Undefined until the bank has answered. */
  readonly webhooks: readonly Webhook[] | undefined
  /** Whether the user may make, change, try and delete them. */
  readonly mayChange: boolean
  /** Switches one on or off. While it is off, its messages are kept for three days. */
  readonly enable: (id: string, enabled: boolean) => void
  /** Why the last was not done. */
  readonly changeFailure: SixpenceError | undefined
  /** Forgets that failure. */
  readonly forgetFailure: () => void
}

/** The webhooks, and what switches them. */
export function useWebhooks(): WebhooksTask {
  const query = merchantApi.webhooks.useRead()
  const { mayCall } = useUserRights()
  const { write, failure, clear } = useWrite()
  return {
    ...loadStateOf(query),
    webhooks: query.data,
    mayChange: mayCall(CALL_MARKS.createWebhook),
    enable: (id, enabled) => void write(merchantApi.updateWebhook, { id, enabled }),
    changeFailure: failure,
    forgetFailure: clear,
  }
}
