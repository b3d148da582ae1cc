import type { Destination } from '../provider/index.ts'
import { invoicesApi } from './verification-api.ts'

/** The most that the bank returns at once: its own are among the overdue ones. */
const MOST = 100

/** Returns the place of the invoice that limits the customer; all invoices until it is known. */
export function useOwedInvoice(isAsked: boolean): Destination {
  const question = { statusId: 'unpaid', pageSize: MOST } as const
  const { data } = invoicesApi.listReceived.useReadIf(isAsked ? question : undefined)
  const owed = data?.items.find(({ isSystem }) => isSystem)
  return { to: 'invoices', id: owed?.id }
}
