import { CALL_MARKS, type PaymentInstruction, type WalletCurrency } from '@sixpence/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useCallback } from 'react'
import { useUserRights } from '../../start/index.ts'
import { loadStateOf, type LoadState } from '../../store/index.ts'
import { accountApi } from './account-api.ts'

/** Ways of paying onto an account from outside. */
export interface InstructionsTask extends LoadState {
  /** The quickest first; undefined until the bank has answered. */
  readonly instructions: readonly PaymentInstruction[] | undefined
  /**
   * Has the bank remember that the customer has seen one: not where it is staff who look. Tells
   * nobody when it fails.
   */
  readonly markViewed: (instructionId: string) => void
}

/** The payment instructions of an account; none, and nothing is asked for, without one. */
export function useInstructions(accountId: string | undefined): InstructionsTask {
  const query = accountApi.useListInstructionsQuery(accountId ?? skipToken)
  const [mark] = accountApi.useMarkInstructionViewedMutation()
  const { mayCall } = useUserRights()
  const mayMark = mayCall(CALL_MARKS.markInstructionViewed)
  const markViewed = useCallback(
    (instructionId: string) => {
      if (mayMark && accountId !== undefined) void mark({ accountId, instructionId })
    },
    [mark, accountId, mayMark],
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
  const query = accountApi.useGetWalletQuery(
    currencyCode === undefined ? skipToken : { accountId, currencyCode },
  )
  return { address: query.currentData, ...loadStateOf({ ...query, data: query.currentData }) }
}
