import { legalCalls, legalMethods } from '@sixpence/protocol/legal'
import type { OutputOf } from '@sixpence/protocol/method'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { safeFileName, type BankDocument } from '../http/index.ts'

/** The bank's legal entity, and the agreements of the signed-in person, newest first. */
export type LegalInfo = OutputOf<typeof legalMethods.info>

/** The legal side of being a customer. Available as `sixpence.legal`. */
export interface Legal extends ClientOf<typeof legalMethods, 'agreement' | 'pdf'> {
  /**
   * Returns an agreement as a PDF.
   *
   * @throws {SixpenceError} `no_access` if it isn't the customer's
   */
  agreement(agreement: { readonly id: string }): Promise<BankDocument>
  /**
   * Returns a letter that confirms an account, as a PDF.
   *
   * @throws {SixpenceError} `not_found` if the account is closed or isn't the customer's
   */
  accountConfirmation(account: { readonly accountId: string }): Promise<BankDocument>
}

const PDF = 'application/pdf'

/** Calls about legal matters. */
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
