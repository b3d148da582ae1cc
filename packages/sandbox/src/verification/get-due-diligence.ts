import { ADDRESS_STATUS, type CustomerAddress, type verificationMethods } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import type { Handlers } from '../http/index.ts'
import { listUploads } from '../papers/index.ts'

/**
 * At these levels the bank looks closer: where the money is from, and whether the home is still
 * true.
 */
const CLOSER: ReadonlySet<number> = new Set([1, 4])
const ASKED = 'sourceOfWealth'

export const dueDiligenceHandlers = {
  dueDiligence: async (_input, context) => {
    const { sql, caller } = context
    const [customer] = await sql<{ level: number }>`
      select due_diligence_level as level from customer where id = ${caller.customerId}`
    if (!CLOSER.has(customer?.level ?? 0)) return { dueDiligenceInfo: { uploadedDocuments: [] } }
    const address = await primaryAddress(context)
    const uploads = await listUploads(context)
    return {
      dueDiligenceInfo: {
        ...(address && { address }),
        document: { categoryId: ASKED },
        uploadedDocuments: uploads
          .filter(({ isDueDiligence }) => isDueDiligence)
          .map(({ document }) => document),
      },
    }
  },
} satisfies Partial<Handlers<typeof verificationMethods>>

interface AddressRow extends Omit<CustomerAddress, 'addressStatus'>, Record<string, unknown> {
  readonly addressStatus: keyof typeof ADDRESS_STATUS
}

async function primaryAddress({
  sql,
  caller,
}: Pick<CallerContext, 'sql' | 'caller'>): Promise<CustomerAddress | undefined> {
  const [row] = await sql<AddressRow>`
    select id as "addressId", address1, city, postal_code as "postalCode",
      country_code as "countryCode", status_id as "addressStatus", confirmed
    from customer_address where customer_id = ${caller.customerId} and is_primary limit 1`
  return row && { ...row, addressStatus: ADDRESS_STATUS[row.addressStatus] }
}
