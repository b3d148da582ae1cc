import { CALL_MARKS, type PaymentInstruction, type WalletCurrency } from '@sixpence/core'
import { useCallback } from 'react'
import { toFailure, useSixpence } from '../../provider/index.ts'
import { useUserRights } from '../../start/index.ts'
import { loadStateOf, useRefresh, type LoadState } from '../../store/index.ts'
import { accountsApi } from '../accounts-api.ts'

/** Ways of paying onto an account from outside. */
export interface InstructionsTask extends LoadState {
  /** The quickest first; undefined until the bank has answered. */
  readonly instructions: readonly PaymentInstruction[] | undefined
  /**
   * Has the bank remember that the customer has seen one: not where it is staff who look. Tells no
   * one when it fails.
   */
  readonly markViewed: (instructionId: string) => void
}

/** The payment instructions of an account; none, and nothing is asked for, without one. */
export function useInstructions(accountId: string | undefined): InstructionsTask {
  const { accounts } = useSixpence()
  const refresh = useRefresh()
  const query = accountsApi.instructions.useReadIf(
    accountId === undefined ? undefined : { accountId },
  )
  const { mayCall } = useUserRights()
  const mayMark = mayCall(CALL_MARKS.markInstructionViewed)
  const markViewed = useCallback(
    (instructionId: string) => {
      if (!mayMark || accountId === undefined) return
      const marked = accounts.markInstructionViewed({ accountId, instructionId }).catch(toFailure)
      void marked.then(() => refresh(accountsApi.markInstructionViewed))
    },
    [accounts, refresh, accountId, mayMark],
  )
  // Not what was told of the account before: money would go there.
  const instructions = accountId === undefined ? NONE : query.currentData
  return { instructions, markViewed, ...loadStateOf({ ...query, data: instructions }) }
}

const NONE: readonly PaymentInstruction[] = []

/** Where an account takes in a crypto currency. */
export interface WalletTask extends LoadState {
  /** Undefined until the bank has answered. */
  readonly address: string | undefined
}

/** The wallet of an account, made when it is first asked for; nothing without a currency. */
export function useWallet(accountId: string, currencyCode: WalletCurrency | undefined): WalletTask {
  const query = accountsApi.wallet.useReadIf(currencyCode && { accountId, currencyCode })
  return { address: query.currentData, ...loadStateOf({ ...query, data: query.currentData }) }
}
