import { wordsOf } from '../language/index.ts'

/** The texts of sign-in messages. */
export const SIGN_IN_MAIL_WORDS = wordsOf('signInMail')
