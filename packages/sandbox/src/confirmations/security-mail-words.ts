import { wordsOf } from '../language/index.ts'

/** The subject of a mail with a code for a change. */
export const CODE_SUBJECT = wordsOf('codeSubject')

/** The words of the mails about a customer's protection. */
export const SECURITY_MAIL_WORDS = wordsOf('securityMail')

/** The subject of the mail about a change. */
export const CHANGED_SUBJECT = wordsOf('changedSubject')

/** The change, in the text of that mail. */
export const CHANGED_WHAT = wordsOf('changedWhat')
