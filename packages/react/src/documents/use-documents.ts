import type { CategoryDocuments } from '@sixpence/core/documents'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { documentsApi } from './documents-api.ts'

/** The documents of the current customer, by category. */
export interface DocumentsTask extends LoadState<readonly CategoryDocuments[]> {
  /** @deprecated Use `data`. */
  readonly documents: DocumentsTask['data']
}

/** Returns the current customer's documents and those that the bank requires, without any UI. */
export function useDocuments(): DocumentsTask {
  const query = documentsApi.list.useRead()
  return { documents: query.data, ...loadStateOf(query) }
}
