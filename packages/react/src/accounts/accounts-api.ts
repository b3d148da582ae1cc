import { accounts } from '@sixpence/core/accounts'
import { hooksOf } from '../store/index.ts'

/** What components ask about accounts, and have done with them. */
export const accountsApi = hooksOf(accounts, {
  totalsCurrency: { effect: 'read', tags: [] },
  keepTotalsCurrency: { effect: 'write', makesOld: ['accounts.totalsCurrency'] },
})
