import { type AccessInfo, CUSTOMER_TYPE } from '@sixpence/protocol'
import type { accessMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import type { Handlers } from '../http/index.ts'
import { accessesOf } from './list-accesses.ts'

export const getAccessInfoHandlers = {
  info: async (_input, context) => {
    await noteUse(context)
    return { accessInfo: await readInfo(context) }
  },
} satisfies Partial<Handlers<typeof accessMethods>>

/** Choosing a customer asks for this first. */
async function noteUse({ sql, clock, caller }: CallerContext): Promise<void> {
  await sql`
    update customer_access
    set last_used_at = ${clock.now()}, joined_at = coalesce(joined_at, ${clock.now()})
    where user_id = ${caller.ownCustomerId} and customer_id = ${caller.actsFor}`
}

interface InfoRow {
  id: string
  customerName: string
  customerUsername: string
  kind: keyof typeof CUSTOMER_TYPE
  isNeedKyc: boolean
  taxStatus: AccessInfo['taxResidencySelfCertificationDocumentStatus']
  employeeFirstName: string
  employeeLastName: string
  positionIds: number[] | null
}

async function readInfo(context: CallerContext): Promise<AccessInfo> {
  const { sql, caller } = context
  const [row] = await sql<InfoRow & Record<string, unknown>>`
    select c.id, full_name(c) as "customerName", c.email as "customerUsername",
      c.kind, c.needs_kyc as "isNeedKyc", c.tax_status as "taxStatus",
      own.first_name as "employeeFirstName", own.last_name as "employeeLastName",
      a.position_ids as "positionIds"
    from customer c
      join customer own on own.id = ${caller.ownCustomerId}
      left join access_in_force a on a.customer_id = c.id and a.user_id = own.id
    where c.id = ${caller.actsFor}`
  if (!row) throw new Error(`no customer ${caller.actsFor}`)
  const { taxStatus, positionIds, kind, ...named } = row
  return {
    ...named,
    customerType: CUSTOMER_TYPE[kind],
    accessRights: caller.right,
    permissions: caller.permissions,
    accessList: await accessesOf(context),
    businessRepresentativePositionIds: positionIds ?? [],
    taxResidencySelfCertificationDocumentStatus: taxStatus,
  }
}
