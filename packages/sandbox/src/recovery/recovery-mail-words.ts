import { wordsOf } from '../language/index.ts'

/** The texts of mails to users who can't sign in. */
export const RECOVERY_MAIL_WORDS = wordsOf('recoveryMail')
