import { wordsOf } from '../../language/index.ts'

/** The texts of mails about a new sign-in name. */
export const USERNAME_MAIL_WORDS = wordsOf('usernameMail')

/** The texts of the page behind their links. */
export const USERNAME_PAGE_WORDS = wordsOf('usernamePage')
