import {
  LIMIT_ACTION,
  LIMIT_REASON,
  type LimitReason,
  type LimitReasonInfo,
} from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { requirementsOf } from './requirements-of.ts'

/** The only reasons shown to customers: others would warn the people concerned. */
const SHOWN: ReadonlySet<LimitReason> = new Set(['expiredDocuments', 'unpaidInvoice'])

interface ReasonRow extends Record<string, unknown> {
  readonly id: string
  readonly reasonId: keyof typeof LIMIT_REASON
  readonly actionTypeId: keyof typeof LIMIT_ACTION
  readonly since: Date
}

/** Lists why the customer is limited, or will be. Staff see every reason. */
export async function limitsOf(
  context: Pick<CallerContext, 'sql' | 'caller' | 'locale'>,
): Promise<LimitReasonInfo[]> {
  const { sql, caller } = context
  const rows = await sql<ReasonRow>`
    select id, reason_id as "reasonId", action_type_id as "actionTypeId", since
    from limit_reason where customer_id = ${caller.customerId} and lifted_at is null
    order by position`
  const requirements = rows.length === 0 ? [] : await requirementsOf(context)
  return rows.map(row => {
    const reasonId = LIMIT_REASON[row.reasonId]
    return {
      id: row.id,
      ...((caller.isStaff || SHOWN.has(reasonId)) && { reasonId }),
      actionTypeId: LIMIT_ACTION[row.actionTypeId],
      since: row.since.toISOString(),
      requirementDocuments: requirements
        .filter(each => each.reasonId === row.id)
        .map(({ document }) => document),
    }
  })
}
