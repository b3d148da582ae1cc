import { wordsOf } from '../language/index.ts'

/** What the messages of a sign-in say. */
export const SIGN_IN_MAIL_WORDS = wordsOf('signInMail')
