import { ACCESS_RIGHT, hasRight, type RightAction } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { Refusal } from '../http/index.ts'
import { invalid } from '../input/index.ts'
import type { RequestRow } from './request-row.ts'

/** What those may do, until the transaction ends, who asked for something and who decides it. */
export interface HeldRights {
  /** @throws {Refusal} `13` when the caller may no longer approve. */
  checkApprover(): void
  /** @throws {Refusal} `VF` when whoever asked may no longer begin payments. */
  checkAskers(rows: readonly RequestRow[]): void
}

/**
 * Holds the accesses of the caller and of whoever asked: an access that is taken away meanwhile
 * waits, or was taken away before and is seen. Before the requests are held, as taking an access
 * away does it.
 */
export async function holdRights(
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
  requestIds: readonly string[],
): Promise<HeldRights> {
  const { customerId, ownCustomerId } = caller
  const rows = await sql<{ user_id: string; access_right: keyof typeof ACCESS_RIGHT }>`
    select user_id, access_right from access_in_force
    where customer_id = ${customerId} and (user_id = ${ownCustomerId} or user_id in (
      select asked_by from payment_request
      where id = any(${[...requestIds]}) and customer_id = ${customerId}))
    order by user_id for share`
  const rights = new Map(rows.map(row => [row.user_id, ACCESS_RIGHT[row.access_right]]))
  const may = (userId: string, action: RightAction) => {
    const right = rights.get(userId)
    return right !== undefined && hasRight(right, action)
  }
  const [administrator] = await sql`
    select id from customer where id = ${ownCustomerId} and is_admin`
  return {
    checkApprover() {
      const isOwner = customerId === ownCustomerId
      if (isOwner || administrator || may(ownCustomerId, 'approve')) return
      throw new Refusal('13', 'Your access does not allow this.')
    },
    checkAskers(requests) {
      if (requests.every(({ asked_by }) => may(asked_by, 'initiate'))) return
      throw invalid('requestDecided', 'Who asked for this may no longer begin payments.')
    },
  }
}
