import type { LegalInfo } from '@sixpence/core/legal'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { legalApi } from './legal-api.ts'

/** The bank's legal information and the accepted terms. */
export interface LegalInfoTask extends LoadState<LegalInfo> {
  /** @deprecated Use `data`. */
  readonly info: LegalInfoTask['data']
}

/** Returns the legal information, without any UI. */
export function useLegalInfo(): LegalInfoTask {
  const query = legalApi.info.useRead()
  return {
    info: query.data,
    ...loadStateOf(query),
  }
}
