import type { LegalInfo } from '@sixpence/core'
import { loadStateOf, type LoadState } from '../store/index.ts'
import { legalApi } from './legal-api.ts'

/** Who the bank is, and what was agreed with it. */
export interface LegalInfoTask extends LoadState {
  /** Undefined until the bank has answered. */
  readonly info: LegalInfo | undefined
}

/** The legal information, without a look. */
export function useLegalInfo(): LegalInfoTask {
  const query = legalApi.info.useRead()
  return {
    info: query.data,
    ...loadStateOf(query),
  }
}
