import { textsOf, wordsOf } from '../language/index.ts'

/** The words of the mails about an invoice. */
export const INVOICE_MAIL_WORDS = wordsOf('invoiceMail')

/** The words of an invoice on paper, in each language. */
export const INVOICE_LETTER_WORDS = textsOf('invoiceLetter')
