import type { LegalInfo } from '@sixpence/core/legal'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { legalApi } from './legal-api.ts'

/** The bank's legal information and the accepted terms. */
export interface LegalInfoTask extends LoadState {
  /** Undefined until loaded. */
  readonly info: LegalInfo | undefined
}

/** Returns the legal information, without any UI. */
export function useLegalInfo(): LegalInfoTask {
  const query = legalApi.info.useRead()
  return {
    info: query.data,
    ...loadStateOf(query),
  }
}
