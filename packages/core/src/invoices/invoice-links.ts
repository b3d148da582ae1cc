import { invoiceLinkMethods, type LinkedInvoice } from '@sixpence/protocol/invoices'
import * as z from 'zod/mini'
import type { ReadOptions } from '../client/index.ts'
import type { BankAccess } from '../domain/index.ts'
import { isSixpenceError, SixpenceError } from '../errors/index.ts'
import { createFetchDocument, type BankDocument, type SendPlatform } from '../http/index.ts'
import { intlLocale, type Locale } from '../locale/index.ts'
import { requestPlatform } from '../platform/index.ts'
import { createCallNamedMethod } from '../transport/index.ts'

/** What an invoice is asked for with. */
export interface InvoiceLink {
  /** What its link ends with. */
  readonly invoiceSecret: string
}

/** What whoever holds the link of an invoice can do with it, signed in or not. */
export interface InvoiceLinks {
  /**
   * What the page of a link shows.
   *
   * @throws {SixpenceError} `not_found` when the link leads nowhere
   */
  getByLink(link: InvoiceLink, options?: ReadOptions): Promise<LinkedInvoice>
  /**
   * An invoice to print or to send on, in the language of the calls.
   *
   * @throws {SixpenceError} `not_found` when the link leads nowhere, or it has none
   */
  pdfByLink(link: InvoiceLink): Promise<BankDocument>
  /** Says that whoever it was mailed to does not know the sender; a link that was copied is refused. */
  blockSenderByLink(link: InvoiceLink): Promise<void>
}

/** Where the bank is, and what a host may decide. */
export interface InvoiceLinksOptions {
  /** The bank's address, e.g. `https://api.bank.example`; no path. */
  readonly api: string
  /** Of a PDF, and of the bank's messages; asked for with each call. By default English. */
  readonly language?: (() => Locale) | undefined
  /** By default what the engine has. */
  readonly platform?: SendPlatform | undefined
}

/** The media type of an invoice on paper. */
export const PDF = 'application/pdf'

/**
 * Opens the links of invoices and nothing else of a bank: for a page to which people come without
 * an account, and which counts every kilobyte. It knows no session. A whole bank has the same in
 * its `invoices`.
 *
 * @example
 *   const links = createInvoiceLinks({ api: 'https://api.bank.example' })
 *   const { payeeName, total } = await links.getByLink({ invoiceSecret })
 *
 * @throws {TypeError} When `api` is not an address.
 */
export function createInvoiceLinks({
  api,
  language = () => 'en',
  platform = requestPlatform,
}: InvoiceLinksOptions): InvoiceLinks {
  // A strict content security policy forbids the code that zod would otherwise generate.
  z.config({ jitless: true })
  const setup = { api: new URL(api).origin, platform, session: NOBODY }
  return linksOf({
    call: createCallNamedMethod({
      ...setup,
      language,
      caller: () => ({}),
      onDiagnostic: () => undefined,
    }),
    fetchDocument: createFetchDocument({
      ...setup,
      language: () => intlLocale(language()),
      subject: () => undefined,
    }),
  })
}

const refuse = () => Promise.reject(new SixpenceError('session_expired', 'Nobody is signed in'))

const NOBODY = { accessToken: refuse, renewedToken: refuse, touch: () => undefined }

/** The same of a bank that is open. */
export function linksOf({
  call,
  fetchDocument,
}: Pick<BankAccess, 'call' | 'fetchDocument'>): InvoiceLinks {
  const getByLink: InvoiceLinks['getByLink'] = async (link, options) => {
    const { invoice } = await call(invoiceLinkMethods.getByLink, link, options).catch(asMissing)
    return invoice
  }
  return {
    getByLink,
    async blockSenderByLink(link) {
      await call(invoiceLinkMethods.blockSenderByLink, link)
    },
    async pdfByLink(link) {
      const { urlPdf } = await getByLink(link)
      if (urlPdf === undefined) throw new SixpenceError('not_found', 'It has no PDF.')
      return fetchDocument({ path: urlPdf, body: {}, mediaType: PDF, isPublic: true })
    },
  }
}

/** Only the secret is asked with: one that is misspelt leads nowhere, as a wrong one does. */
export function asMissing(cause: unknown): never {
  if (!isSixpenceError(cause)) throw cause
  const { code, message, requestId, responseCode } = cause
  if (code !== 'invalid_input' && code !== 'no_access') throw cause
  throw new SixpenceError('not_found', message, { cause, requestId, responseCode })
}
