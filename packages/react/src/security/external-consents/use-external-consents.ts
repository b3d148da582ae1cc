import type { ExternalConsent } from '@sixpence/core'
import { loadStateOf, useWrite, type Failure, type LoadState } from '../../store/index.ts'
import { externalConsentsApi } from './external-consents-api.ts'

/** Whom the customer lets know who they are, and the way to withdraw it. */
export interface ExternalConsentsTask extends LoadState {
  /** Undefined until the bank has answered. */
  readonly consents: readonly ExternalConsent[] | undefined
  readonly isPending: boolean
  /** Why the last withdrawal was refused. */
  readonly changeFailure: Failure | undefined
  readonly forgetFailure: () => void
  readonly withdraw: (outsiderId: string) => void
}

/** The list of consents, without a look. */
export function useExternalConsents(): ExternalConsentsTask {
  const query = externalConsentsApi.consents.useRead()
  const { write, isPending, failure, clear } = useWrite()
  return {
    consents: query.data,
    ...loadStateOf(query),
    isPending,
    changeFailure: failure,
    forgetFailure: clear,
    withdraw: outsiderId => void write(externalConsentsApi.withdraw, { outsiderId }),
  }
}
