import type { ShownButton, SixpenceError } from '@sixpence/core'
import { useCallback, useEffect, useState } from 'react'
import { loadStateOf, useWrite, type LoadState } from '../store/index.ts'
import { checkoutsApi } from './checkouts-api.ts'

/** An attempt to pay by a saved button. */
export interface ButtonAttempt {
  buttonId: string
  /**
   * Its name, random: 128 bits at least. Under the same one the bank goes on with the same
   * checkout.
   */
  attempt: string
}

/** What a screen for a saved button needs. */
export interface ButtonTask extends LoadState {
  /** As it is now; undefined until the bank has answered. */
  readonly button: ShownButton | undefined
  /** There never was such a button, or it is deleted, maybe only just now. */
  readonly isGone: boolean
  /** The payer has to choose an amount first. */
  readonly needsAmount: boolean
  readonly isPending: boolean
  /** Why no checkout was opened. */
  readonly openFailure: SixpenceError | undefined
  /** Opens the checkout; without an amount only where none has to be chosen, or one was before. */
  readonly open: (amount?: string) => Promise<void>
}

/** Opens the checkout of an attempt as soon as it is known what is to be paid. */
export function useButtonCheckout(
  { buttonId, attempt }: ButtonAttempt,
  onOpened: (checkoutId: string) => void,
): ButtonTask {
  const shown = checkoutsApi.showButton.useRead({ buttonId })
  const { write, isPending, failure } = useWrite()
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
    // Not in the effect itself: that it is under way is shown.
    void Promise.resolve().then(async () => open())
  }, [open])
  const state = loadStateOf(shown)
  return {
    button: shown.data,
    isGone:
      state.failure?.code === 'not_found' ||
      failure?.code === 'not_found' ||
      (shown.data !== undefined && shown.data.offer === undefined),
    needsAmount,
    isPending,
    openFailure: failure,
    open,
    ...state,
  }
}
