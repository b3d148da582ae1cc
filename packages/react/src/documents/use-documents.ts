import type { CategoryDocuments } from '@sixpence/core/documents'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { documentsApi } from './documents-api.ts'

/** The documents of the current customer. */
export interface DocumentsTask extends LoadState {
  /** By category; undefined until loaded. */
  readonly documents: readonly CategoryDocuments[] | undefined
}

/** Returns the current customer's documents and those that the bank requires, without any UI. */
export function useDocuments(): DocumentsTask {
  const query = documentsApi.list.useRead()
  return { documents: query.data, ...loadStateOf(query) }
}
