import { wordsOf } from '../language/index.ts'

/** What the mail says whose link opens an account. */
export const ACTIVATION_MAIL_WORDS = wordsOf('activationMail')
