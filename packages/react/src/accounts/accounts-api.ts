import { accounts } from '@sixpence/core/accounts'
import { hooksOf } from '../store/index.ts'

/** The hooks for reading and changing accounts. */
export const accountsApi = hooksOf(accounts, {
  totalsCurrency: { effect: 'read', tags: [] },
  keepTotalsCurrency: { effect: 'write', makesOld: ['accounts.totalsCurrency'] },
})
