import { invoiceLinkMethods, type LinkedInvoice } from '@sixpence/protocol/invoices'
import type { ReadOptions } from '../client/index.ts'
import type { BankAccess } from '../domain/index.ts'
import { isSixpenceError, SixpenceError } from '../errors/index.ts'
import { createFetchDocument, type BankDocument, type SendPlatform } from '../http/index.ts'
import { intlLocale, type Locale } from '../locale/index.ts'
import { requestPlatform } from '../platform/index.ts'
import { createCallNamedMethod } from '../transport/index.ts'

/** Identifies an invoice by its link. */
export interface InvoiceLink {
  /** The last part of the link. */
  readonly invoiceSecret: string
}

/** Everything the holder of an invoice's link can do with it, signed in or not. */
export interface InvoiceLinks {
  /**
   * Returns the invoice for the page of its link.
   *
   * @throws {SixpenceError} `not_found` if the link is invalid
   */
  getByLink(link: InvoiceLink, options?: ReadOptions): Promise<LinkedInvoice>
  /**
   * Returns an invoice to print or forward, in the language of the calls.
   *
   * @throws {SixpenceError} `not_found` if the link is invalid, or the invoice has no PDF
   */
  pdfByLink(link: InvoiceLink): Promise<BankDocument>
  /** Blocks a sender unknown to the recipient of the mail; refused for a copied link. */
  blockSenderByLink(link: InvoiceLink): Promise<void>
}

/** The bank's address, and the host's choices. */
export interface InvoiceLinksOptions {
  /** The bank's address, e.g. `https://api.bank.example`; no path. */
  readonly api: string
  /** The language of a PDF and of the bank's messages; read for each call. Default English. */
  readonly language?: (() => Locale) | undefined
  /** Default: the engine's own. */
  readonly platform?: SendPlatform | undefined
}

/** The media type of a printable invoice. */
export const PDF = 'application/pdf'

/**
 * Opens invoice links and nothing else of a bank: for a page whose visitors have no account, and
 * which counts every kilobyte. Has no session. A complete bank offers the same in `invoices`.
 *
 * @example
 *   const links = createInvoiceLinks({ api: 'https://api.bank.example' })
 *   const { payeeName, total } = await links.getByLink({ invoiceSecret })
 *
 * @throws {TypeError} If `api` is not a URL.
 */
export function createInvoiceLinks({
  api,
  language = () => 'en',
  platform = requestPlatform,
}: InvoiceLinksOptions): InvoiceLinks {
  const setup = { api: new URL(api).origin, platform, session: NO_SESSION }
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

const NO_SESSION = { accessToken: refuse, renewedToken: refuse, touch: () => undefined }

/** Does the same with an open bank. */
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

/** The secret is the only input, so a misspelt one is as invalid as a wrong one. */
export function asMissing(cause: unknown): never {
  if (!isSixpenceError(cause)) throw cause
  const { code, message, requestId, responseCode } = cause
  if (code !== 'invalid_input' && code !== 'no_access') throw cause
  throw new SixpenceError('not_found', message, { cause, requestId, responseCode })
}
