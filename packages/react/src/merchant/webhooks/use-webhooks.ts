import type { Webhook } from '@sixpence/core/merchant'
import { useUserRights } from '../../start/index.ts'
import { loadStateOf, useWrite, type ChangeState, type LoadState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The webhooks of a merchant, newest first. */
export interface WebhooksTask extends LoadState<readonly Webhook[]> {
  /** @deprecated Use `data`. */
  readonly webhooks: WebhooksTask['data']
  /** True if the user may create, change, test and delete webhooks. */
  readonly mayChange: boolean
  /** Switches a webhook on or off. While it is off, its messages are kept for three days. */
  readonly enable: (id: string, enabled: boolean) => void
  readonly change: ChangeState
}

/** Returns the webhooks and a function to switch them. */
export function useWebhooks(): WebhooksTask {
  const query = merchantApi.webhooks.useRead()
  const { mayCall } = useUserRights()
  const { write, ...change } = useWrite()
  return {
    ...loadStateOf(query),
    webhooks: query.data,
    mayChange: mayCall(merchantApi.createWebhook),
    enable: (id, enabled) => void write(merchantApi.updateWebhook, { id, enabled }),
    change,
  }
}
