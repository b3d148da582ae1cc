import {
  LOGIN_MODES,
  TRANSACTION_MODES,
  type LoginMode,
  type Security,
  type TransactionMode,
} from '@sixpence/core'
import { useConfirmedChange, type ConfirmedChange } from '../../attempts/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { loadStateOf, useRefresh, type LoadState } from '../../store/index.ts'
import { securityApi } from '../security-api.ts'

/** What a second step can protect: signing in, or a payment to someone else. */
export type TwoStepUse = 'login' | 'transaction'

/** A way of taking the second step; `no` and `none` mean that there is none. */
export type TwoStepMode = LoginMode | TransactionMode

/** What is chosen for one use, and what could be. */
export interface TwoStepChoice {
  readonly present: TwoStepMode
  readonly offered: readonly TwoStepMode[]
}

/** How the customer signs in and approves payments, and the way to change it. */
export interface TwoStepTask extends LoadState {
  /** Undefined until the bank has answered. */
  readonly choices: Readonly<Record<TwoStepUse, TwoStepChoice>> | undefined
  readonly change: ConfirmedChange
  /** Asks for another mode; true when the code for it has gone out. */
  readonly choose: (use: TwoStepUse, mode: TwoStepMode) => Promise<boolean>
}

/** Two-step verification, without a look. */
export function useTwoStep(): TwoStepTask {
  const { security } = useSixpence()
  const refresh = useRefresh()
  const query = securityApi.twoStepModes.useRead()
  const change = useConfirmedChange(async (requestId, code) => {
    await security.confirmTwoStep({ requestKey: requestId, code })
    refresh(securityApi.confirmTwoStep)
  })
  return {
    choices: query.data && {
      login: { present: query.data.loginMode, offered: query.data.loginModes },
      transaction: { present: query.data.transactionMode, offered: query.data.transactionModes },
    },
    ...loadStateOf(query),
    change,
    choose: (use, mode) => change.begin(() => askFor(security, use, mode)),
  }
}

function askFor(security: Security, use: TwoStepUse, mode: TwoStepMode) {
  if (use === 'login' && isOneOf(LOGIN_MODES, mode)) return security.changeLoginMode({ mode })
  if (isOneOf(TRANSACTION_MODES, mode)) return security.changeTransactionMode({ typeMode: mode })
  throw new TypeError(`${mode} is no mode for a ${use}`)
}

const isOneOf = <Mode extends string>(modes: readonly Mode[], mode: string): mode is Mode =>
  modes.some(known => known === mode)
