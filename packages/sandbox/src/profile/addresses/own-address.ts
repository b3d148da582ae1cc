import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { addressStatusId } from '../../standing/index.ts'

/** The facts about a customer's address that changing it needs. */
export interface OwnAddress {
  readonly id: string
  readonly isPrimary: boolean
  readonly isConfirmed: boolean
  /** The bank requires a proof, or has refused one. */
  readonly isProofRequested: boolean
}

/**
 * Returns an address of the customer, locked with the customer until the transaction ends, so that
 * the second of two concurrent changes sees the first.
 *
 * @throws {Refusal} `13` for another's and for a missing one.
 */
export async function holdAddress(
  addressId: string,
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<OwnAddress> {
  await sql`select id from customer where id = ${caller.customerId} for no key update`
  const [address] = await sql<OwnAddress & Record<string, unknown>>`
    select id, is_primary as "isPrimary", confirmed as "isConfirmed",
      is_document_required or status_id in (${addressStatusId('rejected')},
        ${addressStatusId('nameMismatch')}) as "isProofRequested"
    from customer_address where id = ${addressId} and customer_id = ${caller.customerId}`
  if (address) return address
  throw refuse.accessDenied('You have no such address.')
}
