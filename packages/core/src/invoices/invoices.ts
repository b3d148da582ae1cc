import {
  type Invoice,
  invoiceCalls,
  type InvoiceFilter,
  invoiceMethods,
  INVOICES_PER_PAGE,
} from '@sixpence/protocol/invoices'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { SixpenceError } from '../errors/index.ts'
import type { BankDocument } from '../http/index.ts'
import { randomId } from '../platform/index.ts'
import { asMissing, linksOf, PDF, type InvoiceLinks } from './invoice-links.ts'

/** One page of invoices. */
export interface InvoicePage {
  readonly items: readonly Invoice[]
  /** Invoices on all pages. */
  readonly total: number
}

type ByHand = 'listReceived' | 'listSent' | 'pay' | 'pdf' | 'openLink' | keyof InvoiceLinks

type List = (filter?: InvoiceFilter, options?: ReadOptions) => Promise<InvoicePage>

/** Invoices between customers. Available as `sixpence.invoices`. */
export interface Invoices extends ClientOf<typeof invoiceMethods, ByHand>, InvoiceLinks {
  /**
   * Returns a key for `create` and `createFunding`: one for each thing the customer sends, however
   * often it is sent.
   */
  newKey(): string
  /** Lists a page of invoices for the customer to pay; by default 20, newest first. */
  readonly listReceived: List
  /** Lists one page of invoices the customer sent. */
  readonly listSent: List
  /**
   * Returns an invoice to print or forward, in the language of the calls.
   *
   * @throws {SixpenceError} `not_found` if it has no PDF, or doesn't concern the customer
   */
  pdf(invoice: { readonly invoiceId: string }): Promise<BankDocument>
  /**
   * Opens an invoice by its link for the customer: from then on, `get` and payments accept it.
   *
   * @throws {SixpenceError} `not_found` if the link is invalid
   */
  openLink: ClientOf<typeof invoiceMethods>['openLink']
}

/** Calls about invoices. To pay one, use `sixpence.payments`. */
export const invoices: Domain<Invoices, typeof invoiceCalls> = {
  name: 'invoices',
  calls: invoiceCalls,
  open(bank) {
    const { pay: _pay, ...client } = clientOf(bank, invoiceMethods)
    return {
      ...client,
      ...linksOf(bank),
      newKey: () => randomId(bank.platform),
      listReceived: (filter, options) => client.listReceived(paged(filter), options),
      listSent: (filter, options) => client.listSent(paged(filter), options),
      openLink: async (...asked) => client.openLink(...asked).catch(asMissing),
      async pdf({ invoiceId }) {
        const subject = bank.subject()
        // Read again: a URL read earlier may have expired.
        const answer = await bank.call(invoiceMethods.get, { invoiceId }, { subject })
        const { urlPdf } = answer.invoice
        if (urlPdf === undefined) throw new SixpenceError('not_found', 'It has no PDF.')
        return bank.fetchDocument({ path: urlPdf, body: {}, mediaType: PDF, subject })
      },
    }
  },
}

const paged = (filter: InvoiceFilter = {}): InvoiceFilter => ({
  pageNumber: 1,
  pageSize: INVOICES_PER_PAGE,
  ...filter,
})
