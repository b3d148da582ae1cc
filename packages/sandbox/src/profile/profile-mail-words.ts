import { wordsOf } from '../language/index.ts'

/** What the mails about changed contact data say. */
export const PROFILE_MAIL_WORDS = wordsOf('profileMail')
