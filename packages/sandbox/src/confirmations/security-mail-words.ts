import { wordsOf } from '../language/index.ts'

/** What a mail with a code for a change is called. */
export const CODE_SUBJECT = wordsOf('codeSubject')

/** What the mails about a customer's protection say. */
export const SECURITY_MAIL_WORDS = wordsOf('securityMail')

/** What was changed, as the name of the mail. */
export const CHANGED_SUBJECT = wordsOf('changedSubject')

/** What was changed, in its text. */
export const CHANGED_WHAT = wordsOf('changedWhat')
