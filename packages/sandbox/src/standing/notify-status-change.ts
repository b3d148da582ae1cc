import type { Context } from '../context.ts'
import { publishNotice } from '../notices/index.ts'

/**
 * Notifies a customer's programs that the bank's requirements or records have changed, so that they
 * read them again. The customer is shown nothing.
 */
export async function notifyStatusChange(
  { sql, clock, newId }: Pick<Context, 'sql' | 'clock' | 'newId'>,
  customerId: string,
): Promise<void> {
  const type = 'standingChanged'
  await publishNotice(sql, { id: newId(), customerId, at: clock.now(), type, status: 'info' })
}
