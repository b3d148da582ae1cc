import { type PaymentInstruction, type WalletCurrency, accounts } from '@sixpence/core/accounts'
import { useCallback } from 'react'
import { toFailure, useSixpence } from '../../provider/index.ts'
import { useUserRights } from '../../start/index.ts'
import { currentStateOf, loadStateOf, useRefresh, type LoadState } from '../../store/index.ts'
import { accountsApi } from '../accounts-api.ts'

/** The ways to pay into an account from outside, fastest first. */
export interface InstructionsTask extends LoadState<readonly PaymentInstruction[]> {
  /** @deprecated Use `data`. */
  readonly instructions: InstructionsTask['data']
  /**
   * Marks an instruction as seen by the customer at the bank. Does nothing for staff, and ignores
   * failures.
   */
  readonly markViewed: (instructionId: string) => void
}

/**
 * Returns an account's payment instructions. Without an account it returns none and sends no
 * request.
 */
export function useInstructions(accountId: string | undefined): InstructionsTask {
  const client = useSixpence().use(accounts)
  const refresh = useRefresh()
  const query = accountsApi.instructions.useReadIf(
    accountId === undefined ? undefined : { accountId },
  )
  const { mayCall } = useUserRights()
  const mayMark = mayCall(accountsApi.markInstructionViewed)
  const markViewed = useCallback(
    (instructionId: string) => {
      if (!mayMark || accountId === undefined) return
      const marked = client.markInstructionViewed({ accountId, instructionId }).catch(toFailure)
      void marked.then(() => refresh(accountsApi.markInstructionViewed))
    },
    [client, refresh, accountId, mayMark],
  )
  // Never the instructions of the previous account: money would go there.
  const instructions = accountId === undefined ? NONE : query.currentData
  return { instructions, markViewed, ...loadStateOf({ ...query, data: instructions }) }
}

const NONE: readonly PaymentInstruction[] = []

/** The wallet for a crypto currency. */
export interface WalletTask extends LoadState<string> {
  /** @deprecated Use `data`. */
  readonly address: WalletTask['data']
}

/**
 * Returns an account's wallet, which the bank creates on the first request; without a currency,
 * none.
 */
export function useWallet(accountId: string, currencyCode: WalletCurrency | undefined): WalletTask {
  const query = accountsApi.wallet.useReadIf(currencyCode && { accountId, currencyCode })
  return { address: query.currentData, ...currentStateOf(query) }
}
