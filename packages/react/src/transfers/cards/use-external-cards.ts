import type { ExternalCard } from '@sixpence/core/transfers'
import { loadStateOf, useWrite, type ChangeState, type LoadState } from '../../store/index.ts'
import { transfersApi } from '../transfers-api.ts'

/** The cards that money can be paid out to, in the order in which they were added. */
export interface ExternalCardsTask extends LoadState<readonly ExternalCard[]> {
  /** @deprecated Use `data`. */
  readonly cards: ExternalCardsTask['data']
  /** Removes one; returns true if that was done. */
  readonly remove: (id: string) => Promise<boolean>
  readonly change: ChangeState
}

/** Returns the cards that money can be paid out to, without a look. */
export function useExternalCards(): ExternalCardsTask {
  const query = transfersApi.externalCards.useRead()
  const { write, ...change } = useWrite()
  return {
    cards: query.data,
    ...loadStateOf(query),
    remove: async id => (await write(transfersApi.removeExternalCard, { id })) !== undefined,
    change,
  }
}
