import { legalMethods, type OutputOf, type PdfTemplate } from '@sixpence/protocol'
import { safeFileName, type BankDocument, type FetchDocument } from '../http/index.ts'
import type { CallNamedMethod } from '../transport/index.ts'

/** Who the bank is, and what was agreed with the person who is signed in, newest first. */
export type LegalInfo = Pick<OutputOf<typeof legalMethods.info>, 'regulatedEntity' | 'agreements'>

/** The bank and its customer before the law. Reached as `sixpence.legal`. */
export interface Legal {
  info(signal?: AbortSignal): Promise<LegalInfo>
  /**
   * An agreement as a PDF.
   *
   * @throws {SixpenceError} `no_access` for one that is not the customer's
   */
  agreement(id: string): Promise<BankDocument>
  /**
   * A letter that confirms an open account, as a PDF.
   *
   * @throws {SixpenceError} `not_found` for an account that is closed or not the customer's
   */
  accountConfirmation(accountId: string): Promise<BankDocument>
}

interface LegalOptions {
  readonly call: CallNamedMethod
  readonly fetchDocument: FetchDocument
}

const PDF = 'application/pdf'

/** Binds the calls about legal matters to a bank. */
export function createLegal({ call, fetchDocument }: LegalOptions): Legal {
  const write = (template: PdfTemplate, id: string) =>
    fetchDocument({
      path: legalMethods.pdf.path.replace('{template}', template),
      body: { id },
      mediaType: PDF,
    })
  return {
    async info(signal) {
      const { regulatedEntity, agreements } = await call(legalMethods.info, {}, { signal })
      return { regulatedEntity, agreements }
    },
    async agreement(id) {
      const { fileName, pdf } = await call(legalMethods.agreement, { id })
      const bytes = Uint8Array.from(atob(pdf), letter => letter.charCodeAt(0))
      return { fileName: safeFileName(fileName), mediaType: PDF, bytes }
    },
    accountConfirmation: accountId => write('accountConfirmation', accountId),
  }
}
