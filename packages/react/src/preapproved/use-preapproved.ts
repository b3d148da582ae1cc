import type { PreapprovedFilter, PreapprovedItem } from '@sixpence/core'
import type { SixpenceError } from '@sixpence/core/session'
import {
  freshnessOf,
  loadStateOf,
  useWrite,
  type Freshness,
  type LoadState,
} from '../store/index.ts'
import { preapprovedApi } from './preapproved-api.ts'

/** The customer's repeating payments. */
export interface PreapprovedTask extends LoadState, Freshness {
  /** Newest first, those that have ended among them. Undefined until the bank has answered. */
  readonly items: readonly PreapprovedItem[] | undefined
  /** Ends one; answers whether that was done. What was paid stays paid. */
  readonly cancel: (id: string) => Promise<boolean>
  readonly isCancelling: boolean
  /** Why the last one was not cancelled. */
  readonly cancelFailure: SixpenceError | undefined
  /** Forgets that failure. */
  readonly dismissFailure: () => void
}

/** The repeating payments that a filter lets through, and what ends one of them. */
export function usePreapproved(filter: PreapprovedFilter = {}): PreapprovedTask {
  const query = preapprovedApi.list.useRead(filter)
  const { write, isPending, failure, clear } = useWrite()
  return {
    items: query.data,
    ...freshnessOf(query),
    ...loadStateOf(query),
    cancel: async id => (await write(preapprovedApi.cancel, { id })) !== undefined,
    isCancelling: isPending,
    cancelFailure: failure,
    dismissFailure: clear,
  }
}
