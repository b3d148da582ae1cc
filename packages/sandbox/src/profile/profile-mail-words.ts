import { wordsOf } from '../language/index.ts'

/** The texts of mails about changed contact data. */
export const PROFILE_MAIL_WORDS = wordsOf('profileMail')
