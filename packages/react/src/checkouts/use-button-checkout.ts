import type { ShownButton } from '@sixpence/core/checkouts'
import { useCallback, useEffect, useState } from 'react'
import { loadStateOf, useWrite, type ChangeState, type LoadState } from '../store/index.ts'
import { checkoutsApi } from './checkouts-api.ts'

/** An attempt to pay by a saved button. */
export interface ButtonAttempt {
  buttonId: string
  /**
   * The random id of the attempt, at least 128 bits. The bank continues the same checkout for the
   * same id.
   */
  attempt: string
}

/** The current saved button, and the state and action for paying by it. */
export interface ButtonTask extends LoadState<ShownButton> {
  /** @deprecated Use `data`. */
  readonly button: ButtonTask['data']
  /** True if there is no such button, or if it was deleted, maybe only just now. */
  readonly isGone: boolean
  /** True if the payer has to choose an amount first. */
  readonly needsAmount: boolean
  /** The state of opening the checkout. */
  readonly change: ChangeState
  /** Opens the checkout. Needs an amount unless the button fixes it or one was chosen before. */
  readonly open: (amount?: string) => Promise<void>
}

/** Opens the checkout of an attempt at once, unless the bank needs an amount first. */
export function useButtonCheckout(
  { buttonId, attempt }: ButtonAttempt,
  onOpened: (checkoutId: string) => void,
): ButtonTask {
  const shown = checkoutsApi.showButton.useRead({ buttonId })
  const { write, ...change } = useWrite()
  const [needsAmount, setNeedsAmount] = useState(false)
  const open = useCallback(
    async (amount?: string) => {
      const done = await write(checkoutsApi.openByButton, { buttonId, attempt, amount })
      if (done?.answer.checkoutId !== undefined) onOpened(done.answer.checkoutId)
      else if (done) setNeedsAmount(true)
    },
    [write, buttonId, attempt, onOpened],
  )
  useEffect(() => {
    // Not in the effect itself, because it sets the pending state.
    void Promise.resolve().then(async () => open())
  }, [open])
  const state = loadStateOf(shown)
  return {
    button: shown.data,
    isGone:
      state.error?.code === 'not_found' ||
      change.error?.code === 'not_found' ||
      (shown.data !== undefined && shown.data.offer === undefined),
    needsAmount,
    change,
    open,
    ...state,
  }
}
