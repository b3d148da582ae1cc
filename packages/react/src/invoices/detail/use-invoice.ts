import { CALL_MARKS, type CallMarks } from '@sixpence/core'
import { mayWithInvoice, type Invoice, type InvoiceAction } from '@sixpence/core/invoices'
import type { SixpenceError } from '@sixpence/core/session'
import { useUserRights } from '../../start/index.ts'
import {
  freshnessOf,
  loadStateOf,
  useWrite,
  type Freshness,
  type LoadState,
} from '../../store/index.ts'
import { invoicesApi } from '../invoices-api.ts'

/** One invoice, and what is done with it besides paying. */
export interface InvoiceTask extends LoadState, Freshness {
  /** Undefined until the bank has answered. */
  readonly invoice: Invoice | undefined
  /** Whether status, party, right and flags open it; the bank refuses it otherwise. */
  readonly may: (action: InvoiceAction) => boolean
  readonly isPending: boolean
  /** Why the last change was not made. */
  readonly changeFailure: SixpenceError | undefined
  readonly dismissFailure: () => void
  /** Refuses to pay it; answers whether that was done. The lists are fresh afterwards. */
  readonly reject: (note: string) => Promise<boolean>
  /** Makes another link to it; answers its secret, which the bank tells once. */
  readonly makeLink: () => Promise<string | undefined>
  readonly endLinks: () => Promise<boolean>
  /** Says that the customer does not know who sent it. */
  readonly blockSender: () => Promise<boolean>
}

/** Follows one invoice that the customer has sent, is asked to pay, or has opened by its link. */
export function useInvoice(invoiceId: string): InvoiceTask {
  const query = invoicesApi.get.useRead({ invoiceId })
  const now = { ...query, data: query.currentData }
  const { mayCall } = useUserRights()
  const { write, ...attempt } = useWrite()
  const invoice = now.data
  return {
    invoice,
    ...freshnessOf(now),
    ...loadStateOf(now),
    may: action => {
      const mark = MARKS[action]
      if (invoice === undefined || !mayWithInvoice(action, invoice).result) return false
      return mark === undefined || mayCall(mark)
    },
    isPending: attempt.isPending,
    changeFailure: attempt.failure,
    dismissFailure: attempt.clear,
    reject: async note => {
      const said = note === '' ? {} : { note }
      return (await write(invoicesApi.reject, { invoiceId, ...said })) !== undefined
    },
    makeLink: async () =>
      (await write(invoicesApi.createLink, { invoiceId }))?.answer.invoiceSecret,
    endLinks: async () => (await write(invoicesApi.endLinks, { invoiceId })) !== undefined,
    blockSender: async () => (await write(invoicesApi.blockSender, { invoiceId })) !== undefined,
  }
}

const MARKS: Partial<Record<InvoiceAction, CallMarks>> = {
  pay: CALL_MARKS.payInvoice,
  reject: CALL_MARKS.answerInvoice,
  link: CALL_MARKS.answerInvoice,
  endLinks: CALL_MARKS.answerInvoice,
  block: CALL_MARKS.answerInvoice,
}
