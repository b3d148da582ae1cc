import { wordsOf } from '../../language/index.ts'

/** What the mails about payments say. */
export const PAYMENT_MAIL_WORDS = wordsOf('paymentMail')
