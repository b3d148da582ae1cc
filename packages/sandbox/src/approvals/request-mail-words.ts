import { wordsOf } from '../language/index.ts'

/** What the mails about payments say that others have asked for. */
export const REQUEST_MAIL_WORDS = wordsOf('requestMail')
