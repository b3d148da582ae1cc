import { checkPayeeEmail } from '@sixpence/protocol'
import { namedMethodRoute } from '../http/index.ts'
import { findPayee } from '../payments/index.ts'

export const checkPayeeEmailRoute = namedMethodRoute(
  checkPayeeEmail,
  async ({ email }, { sql, caller }) => {
    const payee = await findPayee(sql, email)
    if (!payee || payee.customerId === caller.customerId) return { exists: false }
    return { exists: true, name: payee.name }
  },
)
