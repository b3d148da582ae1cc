import { accounts } from '@sixpence/core/accounts'
import { history } from '@sixpence/core/history'
import { hooksOf } from '../store/index.ts'

const { balanceHistory } = hooksOf(accounts)
const { cashFlow } = hooksOf(history)

/** What charts are drawn from. */
export const chartsApi = { balanceHistory, cashFlow }
