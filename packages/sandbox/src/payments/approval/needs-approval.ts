import { hasRight } from '@sixpence/protocol'
import type { Caller, CallerContext } from '../../context.ts'

/** Whether the customer's payments to others wait for the word of whoever begins them. */
export async function needsConfirmation({
  sql,
  caller,
}: Pick<CallerContext, 'sql' | 'caller'>): Promise<boolean> {
  const [row] = await sql<{ approval_mode: string }>`
    select approval_mode from customer where id = ${caller.customerId}`
  return row?.approval_mode !== 'none' && row?.approval_mode !== 'simple'
}

/** Whether the caller may approve payments of the customer they act for. */
export const mayApprove = ({ right }: Pick<Caller, 'right'>): boolean => hasRight(right, 'approve')
