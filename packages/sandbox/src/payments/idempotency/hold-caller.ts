import type { NamedMethod } from '@sixpence/protocol/schemas'
import { checkOutflow, lockUserRights, type Payable, permissionsOf } from '../../access/index.ts'
import type { Caller, CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'

/**
 * Returns the caller with their current rights, locked until the money has moved: an access that
 * has ended since the call began moves nothing, and one that is being ended waits for the payment.
 *
 * @throws {Refusal} `13` if right or flag no longer suffice for the method; `ENOA` if nothing may
 *   leave the customer.
 */
export async function holdCaller(
  method: Pick<NamedMethod, 'needs' | 'permission' | 'outflow'>,
  context: Pick<CallerContext, 'sql' | 'caller'>,
  pays: Payable,
): Promise<Caller> {
  const { caller } = context
  const { needs, permission } = method
  await checkOutflow(context.sql, { ...method, pays }, caller.customerId)
  const { ownCustomerId: id } = caller
  if (id === caller.customerId || needs === 'own' || needs === 'admin') return caller
  const rights = await lockUserRights(context, [id])
  const held = rights.of(id)
  // For the user who began the payment, this is checked where the payment is read.
  const isPermitted =
    permission === 'ofPayment' || permission.some(action => rights.isPermitted(id, action))
  if (!held || !rights.may(id, needs) || !isPermitted) {
    throw refuse.accessDenied('Your access does not allow this.')
  }
  const { right, permissions } = held
  return { ...caller, right, permissions: permissionsOf(permissions) }
}
