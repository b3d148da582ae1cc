import type { ExternalConsent } from '@sixpence/core/external-sign-in'
import { loadStateOf, useWrite, type ChangeState, type LoadState } from '../../store/index.ts'
import { externalConsentsApi } from './external-consents-api.ts'

/** The outsiders who may know the customer, and the action to withdraw a consent. */
export interface ExternalConsentsTask extends LoadState<readonly ExternalConsent[]> {
  /** @deprecated Use `data`. */
  readonly consents: ExternalConsentsTask['data']
  readonly change: ChangeState
  readonly withdraw: (outsiderId: string) => void
}

/** Returns the list of consents, without a look. */
export function useExternalConsents(): ExternalConsentsTask {
  const query = externalConsentsApi.consents.useRead()
  const { write, ...change } = useWrite()
  return {
    consents: query.data,
    ...loadStateOf(query),
    change,
    withdraw: outsiderId => void write(externalConsentsApi.withdraw, { outsiderId }),
  }
}
