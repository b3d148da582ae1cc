import type { ExternalCard } from '@sixpence/core'
import type { SixpenceError } from '@sixpence/core/session'
import { loadStateOf, useWrite, type LoadState } from '../../store/index.ts'
import { transfersApi } from '../transfers-api.ts'

/** The cards that money can be paid out to. */
export interface ExternalCardsTask extends LoadState {
  /** In the order in which they were added. Undefined until the bank has answered. */
  readonly cards: readonly ExternalCard[] | undefined
  /** Removes one; answers whether that was done. */
  readonly remove: (id: string) => Promise<boolean>
  readonly isRemoving: boolean
  /** Why the last one was not removed. */
  readonly removeFailure: SixpenceError | undefined
}

/** The cards that money can be paid out to, without a look. */
export function useExternalCards(): ExternalCardsTask {
  const query = transfersApi.externalCards.useRead()
  const { write, isPending, failure } = useWrite()
  return {
    cards: query.data,
    ...loadStateOf(query),
    remove: async id => (await write(transfersApi.removeExternalCard, { id })) !== undefined,
    isRemoving: isPending,
    removeFailure: failure,
  }
}
