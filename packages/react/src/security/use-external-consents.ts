import type { ExternalConsent } from '@sixpence/core'
import { failureOf, loadStateOf, type Failure, type LoadState } from '../store/index.ts'
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
  const query = externalConsentsApi.useListExternalConsentsQuery()
  const [withdraw, withdrawing] = externalConsentsApi.useWithdrawExternalConsentMutation()
  return {
    consents: query.data,
    ...loadStateOf(query),
    isPending: withdrawing.isLoading,
    changeFailure: failureOf(withdrawing.error),
    forgetFailure: withdrawing.reset,
    withdraw: outsiderId => void withdraw(outsiderId),
  }
}
