import type { CategoryDocuments } from '@sixpence/core'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { documentsApi } from './documents-api.ts'

/** The documents of the customer acted for. */
export interface DocumentsTask extends LoadState {
  /** By category; undefined until the bank has answered. */
  readonly documents: readonly CategoryDocuments[] | undefined
}

/** The documents of the customer acted for, and what is asked for; renders nothing. */
export function useDocuments(): DocumentsTask {
  const query = documentsApi.list.useRead()
  return { documents: query.data, ...loadStateOf(query) }
}
