import { textsOf, wordsOf } from '../language/index.ts'

/** What the mails say about an invoice. */
export const INVOICE_MAIL_WORDS = wordsOf('invoiceMail')

/** What an invoice says on paper, in each language. */
export const INVOICE_LETTER_WORDS = textsOf('invoiceLetter')
