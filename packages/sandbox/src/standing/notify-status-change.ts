import type { Context } from '../context.ts'
import { publishNotice } from '../notices/index.ts'

/**
 * Tells the programs of a customer that the bank asks for something else now, or has something else
 * on file: they ask again. The customer themselves is shown nothing.
 */
export async function notifyStatusChange(
  { sql, clock, newId }: Pick<Context, 'sql' | 'clock' | 'newId'>,
  customerId: string,
): Promise<void> {
  const type = 'standingChanged'
  await publishNotice(sql, { id: newId(), customerId, at: clock.now(), type, status: 'info' })
}
