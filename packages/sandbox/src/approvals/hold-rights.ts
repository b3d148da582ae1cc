import { lockUserRights } from '../access/index.ts'
import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'
import { actionOfRequest, type RequestRow } from './request-row.ts'

/** The rights of requesters and of the approver, locked until the transaction ends. */
export interface HeldRights {
  /** @throws {Refusal} `13` when the caller may no longer approve. */
  checkApprover(): void
  /**
   * An approver needs the right to approve, but no flags: the requester's flags open the payment
   * until the money moves.
   *
   * @throws {Refusal} `VF` when the requester may no longer begin such a payment.
   */
  checkRequesters(rows: readonly RequestRow[]): void
}

/**
 * Locks the accesses of the caller and of the requesters. Runs before the requests are locked, in
 * the same order as when an access is removed.
 */
export async function holdRights(
  context: Pick<CallerContext, 'sql' | 'caller'>,
  requestIds: readonly string[],
): Promise<HeldRights> {
  const { sql, caller } = context
  const requesters = await sql<{ by: string }>`
    select requested_by as by from payment_request
    where id = any(${[...requestIds]}) and customer_id = ${caller.customerId}`
  const rights = await lockUserRights(context, [
    caller.ownCustomerId,
    ...requesters.map(({ by }) => by),
  ])
  return {
    checkApprover() {
      if (rights.may(caller.ownCustomerId, 'approve')) return
      throw refuse.accessDenied('Your access does not allow this.')
    },
    checkRequesters(requests) {
      const may = (row: RequestRow) =>
        rights.may(row.requested_by, 'initiate') &&
        rights.isPermitted(row.requested_by, actionOfRequest(row))
      if (requests.every(may)) return
      throw refuse.invalid(
        'requestDecided',
        'Who asked for this may no longer begin such payments.',
      )
    },
  }
}
