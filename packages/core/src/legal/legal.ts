import { legalCalls, legalMethods } from '@sixpence/protocol/legal'
import type { OutputOf } from '@sixpence/protocol'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { safeFileName, type BankDocument } from '../http/index.ts'

/** The bank's legal entity, and the agreements of the signed-in person, newest first. */
export type LegalInfo = OutputOf<typeof legalMethods.info>

/** The bank and its customer before the law. Reached as `sixpence.legal`. */
export interface Legal extends ClientOf<typeof legalMethods, 'agreement' | 'pdf'> {
  /**
   * An agreement as a PDF.
   *
   * @throws {SixpenceError} `no_access` for one that is not the customer's
   */
  agreement(agreement: { readonly id: string }): Promise<BankDocument>
  /**
   * A letter that confirms an account, as a PDF.
   *
   * @throws {SixpenceError} `not_found` for an account that is closed or not the customer's
   */
  accountConfirmation(account: { readonly accountId: string }): Promise<BankDocument>
}

const PDF = 'application/pdf'

/** The calls about legal matters. */
export const legal: Domain<Legal, typeof legalCalls> = {
  name: 'legal',
  calls: legalCalls,
  open(bank) {
    const client = clientOf(bank, legalMethods)
    return {
      info: client.info,
      async agreement({ id }) {
        const { fileName, pdf } = await client.agreement({ id })
        const bytes = Uint8Array.from(atob(pdf), letter => letter.charCodeAt(0))
        return { fileName: safeFileName(fileName), mediaType: PDF, bytes }
      },
      accountConfirmation: ({ accountId }) =>
        bank.fetchDocument({
          path: legalMethods.pdf.path.replace('{template}', 'accountConfirmation'),
          body: { id: accountId },
          mediaType: PDF,
        }),
    }
  },
}
