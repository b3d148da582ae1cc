import { wordsOf } from '../language/index.ts'

/** The words of the mails about payments that others have requested. */
export const REQUEST_MAIL_WORDS = wordsOf('requestMail')
