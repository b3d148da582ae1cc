import { wordsOf } from '../../language/index.ts'

/** What the mails about another sign-in name say. */
export const USERNAME_MAIL_WORDS = wordsOf('usernameMail')

/** What the page behind their links says. */
export const USERNAME_PAGE_WORDS = wordsOf('usernamePage')
