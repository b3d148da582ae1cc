import type { PreapprovedFilter, PreapprovedItem } from '@sixpence/core'
import type { SixpenceError } from '@sixpence/core/session'
import { loadStateOf, useWrite, type LoadState } from '../store/index.ts'
import { preapprovedApi } from './preapproved-api.ts'

/** The customer's repeating payments. */
export interface PreapprovedTask extends LoadState {
  /** Newest first, including those that have ended. Undefined until the bank has answered. */
  readonly items: readonly PreapprovedItem[] | undefined
  /** Ends one; returns true if that was done. Payments already made stay. */
  readonly cancel: (id: string) => Promise<boolean>
  readonly isCancelling: boolean
  /** The reason why the last one wasn't cancelled. */
  readonly cancelFailure: SixpenceError | undefined
  /** Clears that failure. */
  readonly dismissFailure: () => void
}

/** Returns the repeating payments that match a filter, and a function that ends one of them. */
export function usePreapproved(filter: PreapprovedFilter = {}): PreapprovedTask {
  const query = preapprovedApi.list.useRead(filter)
  const { write, isPending, failure, clear } = useWrite()
  return {
    items: query.data,
    ...loadStateOf(query),
    cancel: async id => (await write(preapprovedApi.cancel, { id })) !== undefined,
    isCancelling: isPending,
    cancelFailure: failure,
    dismissFailure: clear,
  }
}
