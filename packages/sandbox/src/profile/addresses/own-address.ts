import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { addressStatusId } from '../../standing/index.ts'

/** An address of the customer, as far as changing it goes. */
export interface OwnAddress {
  readonly id: string
  readonly isPrimary: boolean
  readonly isConfirmed: boolean
  /** The bank wants to see a proof, or has refused one. */
  readonly isProofRequested: boolean
}

/**
 * An address of the customer, held until the transaction ends, with the customer: of two changes at
 * once the second sees the first.
 *
 * @throws {Refusal} `13` for another's and for one that there is not.
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
