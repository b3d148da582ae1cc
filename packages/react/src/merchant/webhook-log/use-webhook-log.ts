import type { WebhookRequestPage } from '@sixpence/core/merchant'
import { useState } from 'react'
import { currentStateOf, useWrite, type ChangeState, type LoadState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** The number of rows on a page. */
const LIMIT = 20

/** The filter of the log. */
export interface WebhookLogFilter {
  /** A part of a path, id, message id or event. */
  readonly query?: string | undefined
  /** Days in UTC, both included. */
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

/** The messages posted to a merchant's webhooks, one page at a time. */
export interface WebhookLogTask extends LoadState<WebhookRequestPage> {
  /** @deprecated Use `data`. */
  readonly page: WebhookLogTask['data']
  readonly filter: WebhookLogFilter
  /** Shows the newest messages that match a filter. */
  readonly narrow: (filter: WebhookLogFilter) => void
  /** Undefined if there are no more. */
  readonly older: (() => void) | undefined
  readonly newer: (() => void) | undefined
  /** Posts a message again under the same id. Returns true if that has started. */
  readonly sendAgain: (id: string) => Promise<boolean>
  readonly change: ChangeState
}

/** Returns the log page by page. Its cursors neither skip nor repeat a row. */
export function useWebhookLog(): WebhookLogTask {
  const [filter, setFilter] = useState<WebhookLogFilter>({})
  const [cursor, setCursor] = useState<string>()
  const query = merchantApi.webhookRequests.useRead({ limit: LIMIT, ...filter, cursor })
  const { write, ...change } = useWrite()
  // The previous question's answer doesn't count.
  const state = currentStateOf(query)
  const { next, prev } = state.data ?? {}
  return {
    ...state,
    page: state.data,
    filter,
    narrow: narrowed => {
      setCursor(undefined)
      setFilter(narrowed)
    },
    older: next === undefined ? undefined : () => setCursor(next),
    newer: prev === undefined ? undefined : () => setCursor(prev),
    sendAgain: async id => (await write(merchantApi.sendWebhookAgain, { id })) !== undefined,
    change,
  }
}
