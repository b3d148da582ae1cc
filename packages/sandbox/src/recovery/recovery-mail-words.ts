import { wordsOf } from '../language/index.ts'

/** What the mails say to whoever cannot sign in. */
export const RECOVERY_MAIL_WORDS = wordsOf('recoveryMail')
