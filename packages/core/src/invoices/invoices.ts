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

/** What customers ask each other for. Reached as `sixpence.invoices`. */
export interface Invoices extends ClientOf<typeof invoiceMethods, ByHand>, InvoiceLinks {
  /**
   * A new key for `create` and `createFunding`: once for each thing that the customer sends,
   * however often it is sent.
   */
  newKey(): string
  /** One page of what the customer is asked to pay; 20, newest first, unless asked otherwise. */
  readonly listReceived: List
  /** One page of what the customer has asked others for. */
  readonly listSent: List
  /**
   * An invoice to print or to send on, in the language of the calls.
   *
   * @throws {SixpenceError} `not_found` for one that has none, or does not concern the customer
   */
  pdf(invoice: { readonly invoiceId: string }): Promise<BankDocument>
  /**
   * Opens an invoice by its link for the customer: `get` and paying take it from then on.
   *
   * @throws {SixpenceError} `not_found` when the link leads nowhere
   */
  openLink: ClientOf<typeof invoiceMethods>['openLink']
}

/** The calls about invoices. Paying one is `sixpence.payments`. */
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
        // Asked for anew: the address of one that was read before may be over.
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
