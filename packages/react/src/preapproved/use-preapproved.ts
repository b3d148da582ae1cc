import type { PreapprovedFilter, PreapprovedItem } from '@sixpence/core/preapproved'
import { loadStateOf, useWrite, type ChangeState, type LoadState } from '../store/index.ts'
import { preapprovedApi } from './preapproved-api.ts'

/** The customer's repeating payments, newest first, including those that have ended. */
export interface PreapprovedTask extends LoadState<readonly PreapprovedItem[]> {
  /** @deprecated Use `data`. */
  readonly items: PreapprovedTask['data']
  /** Ends one; returns true if that was done. Payments already made stay. */
  readonly cancel: (id: string) => Promise<boolean>
  readonly change: ChangeState
}

/** Returns the repeating payments that match a filter, and a function that ends one of them. */
export function usePreapproved(filter: PreapprovedFilter = {}): PreapprovedTask {
  const query = preapprovedApi.list.useRead(filter)
  const { write, ...change } = useWrite()
  return {
    items: query.data,
    ...loadStateOf(query),
    cancel: async id => (await write(preapprovedApi.cancel, { id })) !== undefined,
    change,
  }
}
