import type { WebhookRequestPage } from '@sixpence/core'
import { useState } from 'react'
import { loadStateOf, useWrite, type LoadState } from '../../store/index.ts'
import { merchantApi } from '../merchant-api.ts'

/** How many rows a page of the log has. */
const LIMIT = 20

/** What the log is narrowed down by. */
export interface WebhookLogFilter {
  /** A part of path, id, message id or event. */
  readonly query?: string | undefined
  /** Days in UTC, both included. */
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

/** What was posted to the webhooks of a merchant. */
export interface WebhookLogTask extends LoadState {
  /** The page on show. Undefined until the bank has answered. */
  readonly page: WebhookRequestPage | undefined
  readonly filter: WebhookLogFilter
  /** Begins again with the newest of what it lets through. */
  readonly narrow: (filter: WebhookLogFilter) => void
  /** Each undefined where there is nothing more. */
  readonly older: (() => void) | undefined
  readonly newer: (() => void) | undefined
  /** Posts a message again, under its own id; answers whether that is under way. */
  readonly sendAgain: (id: string) => Promise<boolean>
  readonly isSending: boolean
  readonly sendFailure: ReturnType<typeof useWrite>['failure']
  /** Forgets that failure. */
  readonly forgetFailure: () => void
}

/** The log by pages, whose cursors neither leave out a row nor repeat one. */
export function useWebhookLog(): WebhookLogTask {
  const [filter, setFilter] = useState<WebhookLogFilter>({})
  const [cursor, setCursor] = useState<string>()
  const query = merchantApi.webhookRequests.useRead({ limit: LIMIT, ...filter, cursor })
  const { write, isPending, failure, clear } = useWrite()
  // Of another question than before nothing is known yet.
  const now = { ...query, data: query.currentData }
  const { next, prev } = now.data ?? {}
  return {
    ...loadStateOf(now),
    page: now.data,
    filter,
    narrow: narrowed => {
      setCursor(undefined)
      setFilter(narrowed)
    },
    older: next === undefined ? undefined : () => setCursor(next),
    newer: prev === undefined ? undefined : () => setCursor(prev),
    sendAgain: async id => (await write(merchantApi.sendWebhookAgain, { id })) !== undefined,
    isSending: isPending,
    sendFailure: failure,
    forgetFailure: clear,
  }
}
