import type { LegalInfo } from '@sixpence/core'
import { failureOf, type Failure } from '../store/index.ts'
import { legalApi } from './legal-api.ts'

/** Who the bank is, and what was agreed with it. */
export interface LegalInfoTask {
  /** Undefined until the bank has answered. */
  readonly info: LegalInfo | undefined
  readonly isLoading: boolean
  readonly failure: Failure | undefined
  readonly retry: () => void
}

/** The legal information, without a look. */
export function useLegalInfo(): LegalInfoTask {
  const { data, error, isFetching, refetch } = legalApi.useGetLegalInfoQuery()
  return {
    info: data,
    isLoading: isFetching && data === undefined,
    failure: failureOf(error),
    retry: () => void refetch(),
  }
}
