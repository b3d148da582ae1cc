import type { Destination } from '../provider/index.ts'
import { invoicesApi } from './verification-api.ts'

/** As many as the bank answers at once: its own are among those that are overdue. */
const MOST = 100

/** Where the invoice is that the bank limits the customer by; all invoices until it is known. */
export function useOwedInvoice(isAsked: boolean): Destination {
  const question = { statusId: 'unpaid', pageSize: MOST } as const
  const { data } = invoicesApi.listReceived.useReadIf(isAsked ? question : undefined)
  const owed = data?.items.find(({ isSystem }) => isSystem)
  return { to: 'invoices', id: owed?.id }
}
