import { INVOICES_PER_PAGE, type Invoice, type InvoiceStatus } from '@sixpence/core/invoices'
import { eachOnce, usePagedState, type PagedState } from '../../store/index.ts'
import { invoicesApi } from '../invoices-api.ts'

/** Which of the two lists. */
export type InvoiceListName = 'received' | 'sent'

/** What is asked of one of the lists. */
export interface InvoiceQuestion {
  readonly status?: InvoiceStatus | undefined
  /** By default 20. */
  readonly pageSize?: number | undefined
}

/** A list of invoices, as far as it has been fetched. */
export interface InvoicesTask extends PagedState {
  /** Newest first, each once. Undefined until the bank has answered. */
  readonly invoices: readonly Invoice[] | undefined
  /** What is shown answers the question before: that to this one is on its way. */
  readonly isOutdated: boolean
}

/** What the customer is asked for, or has asked others for; it follows the bank's notices. */
export function useInvoices(list: InvoiceListName, question: InvoiceQuestion = {}): InvoicesTask {
  const { status, pageSize = INVOICES_PER_PAGE } = question
  const filter = { pageSize, ...(status && { statusId: status }) }
  const received = invoicesApi.listReceived.usePagesIf(list === 'received' ? filter : undefined)
  const sent = invoicesApi.listSent.usePagesIf(list === 'sent' ? filter : undefined)
  const { pages, ...state } = usePagedState(list === 'received' ? received : sent, {
    isLastKept: true,
  })
  return {
    ...state,
    invoices:
      pages &&
      eachOnce(
        pages.flatMap(page => page.items),
        'id',
      ),
  }
}
