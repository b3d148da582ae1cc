import { wordsOf } from '../../language/index.ts'

/** The texts of mails about payments. */
export const PAYMENT_MAIL_WORDS = wordsOf('paymentMail')
