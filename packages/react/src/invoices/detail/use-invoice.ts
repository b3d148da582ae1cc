import type { CallMarks } from '@sixpence/core/access'
import { mayWithInvoice, type Invoice, type InvoiceAction } from '@sixpence/core/invoices'
import { useUserRights } from '../../start/index.ts'
import { currentStateOf, useWrite, type ChangeState, type LoadState } from '../../store/index.ts'
import { invoicesApi } from '../invoices-api.ts'

/** One invoice and its actions, except paying it. */
export interface InvoiceTask extends LoadState<Invoice> {
  /** @deprecated Use `data`. */
  readonly invoice: InvoiceTask['data']
  /**
   * Returns true if the invoice's status, the user's part in it, their right and flags allow the
   * action. The bank refuses it otherwise.
   */
  readonly may: (action: InvoiceAction) => boolean
  readonly change: ChangeState
  /** Rejects the invoice and returns true if that worked. The lists are refreshed afterwards. */
  readonly reject: (note: string) => Promise<boolean>
  /** Creates another link and returns its secret, which the bank sends only once. */
  readonly makeLink: () => Promise<string | undefined>
  readonly endLinks: () => Promise<boolean>
  /** Reports that the customer doesn't know the sender. */
  readonly blockSender: () => Promise<boolean>
}

/**
 * Returns an invoice that the customer sent, has to pay, or opened by its link, and follows its
 * changes.
 */
export function useInvoice(invoiceId: string): InvoiceTask {
  const query = invoicesApi.get.useRead({ invoiceId })
  const state = currentStateOf(query)
  const { mayCall } = useUserRights()
  const { write, ...change } = useWrite()
  const invoice = state.data
  return {
    invoice,
    ...state,
    may: action => {
      const call = CALLS[action]
      if (invoice === undefined || !mayWithInvoice(action, invoice).result) return false
      return call === undefined || mayCall(call)
    },
    change,
    reject: async note => {
      const reason = note === '' ? {} : { note }
      return (await write(invoicesApi.reject, { invoiceId, ...reason })) !== undefined
    },
    makeLink: async () =>
      (await write(invoicesApi.createLink, { invoiceId }))?.answer.invoiceSecret,
    endLinks: async () => (await write(invoicesApi.endLinks, { invoiceId })) !== undefined,
    blockSender: async () => (await write(invoicesApi.blockSender, { invoiceId })) !== undefined,
  }
}

const CALLS: Partial<Record<InvoiceAction, CallMarks>> = {
  pay: invoicesApi.pay,
  reject: invoicesApi.reject,
  link: invoicesApi.createLink,
  endLinks: invoicesApi.endLinks,
  block: invoicesApi.blockSender,
}
