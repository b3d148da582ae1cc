import type { CallerContext } from '../context.ts'

/** Whether the caller's payments to others wait for an approval of each. */
export async function wantsApproval({
  sql,
  caller,
}: Pick<CallerContext, 'sql' | 'caller'>): Promise<boolean> {
  const [row] = await sql<{ approval_mode: string }>`
    select approval_mode from customer where id = ${caller.customerId}`
  return row?.approval_mode !== 'none' && row?.approval_mode !== 'simple'
}
