import { USERNAME_CHANGE_STATUSES, type UsernameChangeRequest } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'

interface ChangeRow extends Record<string, unknown> {
  readonly newUsername: string
  readonly status: UsernameChangeRequest['status']
  readonly dueAt: Date
}

/**
 * Returns the customer's latest request for a new sign-in name, unless it is completed or
 * cancelled.
 */
export async function findUsernameChange({
  sql,
  caller,
}: Pick<CallerContext, 'sql' | 'caller'>): Promise<{
  usernameChangeRequest?: UsernameChangeRequest
}> {
  const [row] = await sql<ChangeRow>`
    select new_username as "newUsername", status, due_at as "dueAt"
    from username_change where customer_id = ${caller.customerId}
    order by position desc limit 1`
  if (!row || !USERNAME_CHANGE_STATUSES.includes(row.status)) return {}
  const { newUsername, status, dueAt } = row
  return {
    usernameChangeRequest: {
      newUsername,
      status,
      ...(status === 'active' && { expiresAt: dueAt.toISOString() }),
    },
  }
}
