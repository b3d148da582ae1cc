import { lockUserRights } from '../access/index.ts'
import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'
import { actionOfRequest, type RequestRow } from './request-row.ts'

/** What those may do, until the transaction ends, who asked for something and who decides it. */
export interface HeldRights {
  /** @throws {Refusal} `13` when the caller may no longer approve. */
  checkApprover(): void
  /**
   * Whoever approves needs the right to, and no flags: what the flags of whoever asked opened is
   * opened by them until the money moves.
   *
   * @throws {Refusal} `VF` when whoever asked may no longer begin such a payment.
   */
  checkRequesters(rows: readonly RequestRow[]): void
}

/**
 * Holds the accesses of the caller and of whoever asked. Before the requests are held, as taking an
 * access away does it.
 */
export async function holdRights(
  context: Pick<CallerContext, 'sql' | 'caller'>,
  requestIds: readonly string[],
): Promise<HeldRights> {
  const { sql, caller } = context
  const asked = await sql<{ by: string }>`
    select requested_by as by from payment_request
    where id = any(${[...requestIds]}) and customer_id = ${caller.customerId}`
  const standings = await lockUserRights(context, [
    caller.ownCustomerId,
    ...asked.map(({ by }) => by),
  ])
  return {
    checkApprover() {
      if (standings.may(caller.ownCustomerId, 'approve')) return
      throw refuse.accessDenied('Your access does not allow this.')
    },
    checkRequesters(requests) {
      const may = (row: RequestRow) =>
        standings.may(row.requested_by, 'initiate') &&
        standings.isPermitted(row.requested_by, actionOfRequest(row))
      if (requests.every(may)) return
      throw refuse.invalid(
        'requestDecided',
        'Who asked for this may no longer begin such payments.',
      )
    },
  }
}
