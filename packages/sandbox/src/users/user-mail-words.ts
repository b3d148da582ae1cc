import { wordsOf } from '../language/index.ts'

/** The texts of mails about the users of a business. */
export const USER_MAIL_WORDS = wordsOf('userMail')
