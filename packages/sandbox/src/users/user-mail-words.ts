import { wordsOf } from '../language/index.ts'

/** What the mails say about who may act for a business. */
export const USER_MAIL_WORDS = wordsOf('userMail')
