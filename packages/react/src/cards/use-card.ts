import {
  cardActions,
  isOpenPrepaidCard,
  type Account,
  type CardActions,
  type SixpenceError,
} from '@sixpence/core'
import { useMemo, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useAccounts } from '../accounts/index.ts'
import { useAttempt } from '../attempts/index.ts'
import { useSixpence } from '../provider/index.ts'
import { bankApi, type Freshness, type LoadState } from '../store/index.ts'

/**
 * One card and what can be done with it. What is done answers whether it worked; what costs
 * something costs it once, however often it is tried after a lost answer.
 */
export interface CardTask extends LoadState, Freshness {
  /** Undefined until the bank has answered, and of an account that is no open prepaid card. */
  readonly card: Account | undefined
  /** Each action with whether it is possible and, where not, why. */
  readonly actions: CardActions | undefined
  readonly isPending: boolean
  /** Why the last action failed. */
  readonly problem: SixpenceError | undefined
  readonly clearProblem: () => void
  readonly pause: () => Promise<boolean>
  readonly unpause: () => Promise<boolean>
  readonly block: () => Promise<boolean>
  readonly rename: (alias: string) => Promise<boolean>
  readonly reissue: (isExpressShipping: boolean) => Promise<boolean>
  readonly upgradeShipping: () => Promise<boolean>
}

/**
 * Everything a screen needs of one card, and nothing about how it looks.
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
  const { accounts, isLoading, failure, retry, asOf, isRefreshing } = useAccounts()
  const card = accounts?.find(one => one.accountId === accountId && isOpenPrepaidCard(one))
  const actions = useMemo(() => card && cardActions(card), [card])
  const standing = { isLoading, failure, retry, asOf, isRefreshing }
  return { card, actions, ...standing, ...useCardChanges(accountId) }
}

type Changes = Omit<CardTask, 'card' | 'actions' | keyof LoadState | keyof Freshness>

function useCardChanges(accountId: string): Changes {
  const { cards } = useSixpence()
  const dispatch = useDispatch()
  const { run, isPending, failure, clear } = useAttempt()
  const keys = useRef(new Map<string, string>())
  const change = (work: () => Promise<unknown>) => async () => {
    const isDone = await run(async () => {
      await work()
      return true
    })
    // Also when it failed: the bank may have done it, and only the answer is lost.
    dispatch(bankApi.util.invalidateTags(['Account', 'History']))
    return isDone === true
  }
  /** What costs something keeps its key until the bank has said that it is done. */
  const once = (wish: string, work: (key: string) => Promise<unknown>) =>
    change(async () => {
      const key = keys.current.get(wish) ?? cards.newKey()
      keys.current.set(wish, key)
      await work(key)
      keys.current.delete(wish)
    })
  return {
    isPending,
    problem: failure,
    clearProblem: clear,
    pause: change(() => cards.pause({ accountId })),
    unpause: change(() => cards.unpause({ accountId })),
    block: change(() => cards.block({ accountId })),
    rename: alias => change(() => cards.setAlias({ accountId, cardAliasName: alias }))(),
    reissue: isExpressShipping =>
      once(`reissue ${accountId} ${isExpressShipping}`, key =>
        cards.reissue({ accountId, isExpressShipping }, { key }),
      )(),
    upgradeShipping: () =>
      once(`upgradeShipping ${accountId}`, key => cards.upgradeShipping({ accountId }, { key }))(),
  }
}
