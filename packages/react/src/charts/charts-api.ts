import { accounts } from '@sixpence/core/accounts'
import { history } from '@sixpence/core/history'
import { hooksOf } from '../store/index.ts'

const { balanceHistory } = hooksOf(accounts)
const { cashFlow } = hooksOf(history)

/** The hooks for reading the figures of charts. */
export const chartsApi = { balanceHistory, cashFlow }
