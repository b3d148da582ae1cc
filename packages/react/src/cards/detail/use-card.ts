import type { Account } from '@sixpence/core/accounts'
import { cardActions, isOpenPrepaidCard, type CardActions } from '@sixpence/core/cards'
import { useAccounts } from '../../accounts/index.ts'
import { useUserRights } from '../../start/index.ts'
import { useWrite, type ChangeState, type LoadState, type WriteCall } from '../../store/index.ts'
import { cardsApi } from '../cards-api.ts'

/**
 * One card and its actions. An action returns true if it worked. A charge is made only once, even
 * if the action is repeated after a lost answer.
 */
export interface CardTask extends LoadState<Account> {
  /** @deprecated Use `data`. */
  readonly card: CardTask['data']
  /** The actions. Each has its availability and, if unavailable, the reason. */
  readonly actions: CardActions | undefined
  /** True if the card was applied for and the user may confirm it. */
  readonly awaitsConfirmation: boolean
  /** The state of the last action. */
  readonly change: ChangeState
  readonly pause: () => Promise<boolean>
  readonly unpause: () => Promise<boolean>
  readonly block: () => Promise<boolean>
  readonly rename: (alias: string) => Promise<boolean>
  readonly reissue: (isExpressShipping: boolean) => Promise<boolean>
  readonly upgradeShipping: () => Promise<boolean>
}

/**
 * Returns one card and its actions, without any UI.
 *
 * @example
 *   const { card, actions, pause } = useCard(accountId)
 *   return (
 *     <button type="button" disabled={!actions?.pause.result} onClick={() => void pause()}>
 *       {t('pauseCta')}
 *     </button>
 *   )
 */
export function useCard(accountId: string): CardTask {
  const { data: accounts, ...state } = useAccounts()
  const card = accounts?.find(one => one.accountId === accountId && isOpenPrepaidCard(one))
  const rights = useUserRights()
  const actions = card && cardActions(card, rights)
  const awaitsConfirmation = card?.accountStatusId === 'pending' && rights.mayCall(cardsApi.confirm)
  return { ...state, data: card, card, actions, awaitsConfirmation, ...useCardChanges(accountId) }
}

type Changes = Omit<CardTask, 'card' | 'actions' | 'awaitsConfirmation' | keyof LoadState>

function useCardChanges(accountId: string): Changes {
  const { write, ...change } = useWrite()
  const send = async <Input>(call: WriteCall<Input>, input: Input) =>
    (await write(call, input)) !== undefined
  return {
    change,
    pause: () => send(cardsApi.pause, { accountId }),
    unpause: () => send(cardsApi.unpause, { accountId }),
    block: () => send(cardsApi.block, { accountId }),
    rename: cardAliasName => send(cardsApi.setAlias, { accountId, cardAliasName }),
    reissue: isExpressShipping => send(cardsApi.reissue, { accountId, isExpressShipping }),
    upgradeShipping: () => send(cardsApi.upgradeShipping, { accountId }),
  }
}
