import { wordsOf } from '../language/index.ts'

/** The words of the mails about cards. */
export const CARD_MAIL_WORDS = wordsOf('cardMail')
