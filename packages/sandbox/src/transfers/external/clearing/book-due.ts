import type { Context } from '../../../context.ts'
import { bookArrival } from './book-arrival.ts'
import { bookReturn } from './book-return.ts'
import { nextDue } from './due-transfer.ts'

/** Books one transfer that no other process is booking; returns false if none is due. */
export async function bookDue(context: Pick<Context, 'sql' | 'newId' | 'clock'>): Promise<boolean> {
  const due = await nextDue(context.sql, context.clock.now())
  if (!due) return false
  const book = due.state === 'sent' ? bookArrival : bookReturn
  await book(context, due)
  return true
}
