import {
  LOGIN_MODES,
  security,
  TRANSACTION_MODES,
  type LoginMode,
  type Security,
  type TransactionMode,
} from '@sixpence/core/security'
import { useConfirmedChange, type ConfirmedChange } from '../../attempts/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { loadStateOf, useRefresh, type LoadState } from '../../store/index.ts'
import { securityApi } from '../security-api.ts'

/** The use of a second step: signing in, or a payment to someone else. */
export type TwoStepUse = 'login' | 'transaction'

/** A mode of the second step; `no` and `none` mean that there is none. */
export type TwoStepMode = LoginMode | TransactionMode

/** The chosen mode for one use, and the available ones. */
export interface TwoStepChoice {
  readonly present: TwoStepMode
  readonly offered: readonly TwoStepMode[]
}

/** The customer's ways to sign in and to approve payments, and the action to change them. */
export interface TwoStepTask extends LoadState<Readonly<Record<TwoStepUse, TwoStepChoice>>> {
  /** @deprecated Use `data`. */
  readonly choices: TwoStepTask['data']
  readonly change: ConfirmedChange
  /** Requests another mode; returns true once the code for it is sent. */
  readonly choose: (use: TwoStepUse, mode: TwoStepMode) => Promise<boolean>
}

/** Reads and changes two-step verification, without a look. */
export function useTwoStep(): TwoStepTask {
  const client = useSixpence().use(security)
  const refresh = useRefresh()
  const query = securityApi.twoStepModes.useRead()
  const change = useConfirmedChange(async (requestId, code) => {
    await client.confirmTwoStep({ requestKey: requestId, code })
    refresh(securityApi.confirmTwoStep)
  })
  const choices = query.data && {
    login: { present: query.data.loginMode, offered: query.data.loginModes },
    transaction: { present: query.data.transactionMode, offered: query.data.transactionModes },
  }
  return {
    ...loadStateOf(query),
    data: choices,
    choices,
    change,
    choose: (use, mode) => change.begin(() => askFor(client, use, mode)),
  }
}

function askFor(client: Security, use: TwoStepUse, mode: TwoStepMode) {
  if (use === 'login' && isOneOf(LOGIN_MODES, mode)) return client.changeLoginMode({ mode })
  if (isOneOf(TRANSACTION_MODES, mode)) return client.changeTransactionMode({ typeMode: mode })
  throw new TypeError(`${mode} is no mode for a ${use}`)
}

const isOneOf = <Mode extends string>(modes: readonly Mode[], mode: string): mode is Mode =>
  modes.some(known => known === mode)
