import { wordsOf } from '../language/index.ts'

/** The words of the mail whose link opens an account. */
export const ACTIVATION_MAIL_WORDS = wordsOf('activationMail')
