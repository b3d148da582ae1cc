import { INVOICES_PER_PAGE, type Invoice, type InvoiceStatus } from '@sixpence/core/invoices'
import { usePagedState, type PagedState } from '../../store/index.ts'
import { invoicesApi } from '../invoices-api.ts'

/** The name of one of the two lists. */
export type InvoiceListName = 'received' | 'sent'

/** The filter of a list. */
export interface InvoiceQuestion {
  readonly status?: InvoiceStatus | undefined
  /** Default: 20. */
  readonly pageSize?: number | undefined
}

/** The invoices fetched so far, newest first, without duplicates. */
export interface InvoicesTask extends PagedState<readonly Invoice[]> {
  /** @deprecated Use `data`. */
  readonly invoices: InvoicesTask['data']
  /** True while the invoices shown are for the previous question and the new ones are loading. */
  readonly isOutdated: boolean
}

/**
 * Returns the invoices that the customer has received or sent. Updates when the bank reports a
 * change.
 */
export function useInvoices(list: InvoiceListName, question: InvoiceQuestion = {}): InvoicesTask {
  const { status, pageSize = INVOICES_PER_PAGE } = question
  const filter = { pageSize, ...(status && { statusId: status }) }
  const received = invoicesApi.listReceived.usePagesIf(list === 'received' ? filter : undefined)
  const sent = invoicesApi.listSent.usePagesIf(list === 'sent' ? filter : undefined)
  const state = usePagedState(list === 'received' ? received : sent, 'items', {
    once: 'id',
    isLastKept: true,
  })
  return {
    ...state,
    invoices: state.data,
  }
}
