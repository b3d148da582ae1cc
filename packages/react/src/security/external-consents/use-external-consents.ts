import type { ExternalConsent } from '@sixpence/core'
import { loadStateOf, useWrite, type Failure, type LoadState } from '../../store/index.ts'
import { externalConsentsApi } from './external-consents-api.ts'

/** The outsiders who may know the customer, and the action to withdraw a consent. */
export interface ExternalConsentsTask extends LoadState {
  /** Undefined until the bank has answered. */
  readonly consents: readonly ExternalConsent[] | undefined
  readonly isPending: boolean
  /** The reason why the last withdrawal was refused. */
  readonly changeFailure: Failure | undefined
  readonly forgetFailure: () => void
  readonly withdraw: (outsiderId: string) => void
}

/** Returns the list of consents, without a look. */
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
