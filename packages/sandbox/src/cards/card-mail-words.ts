import { wordsOf } from '../language/index.ts'

/** What the mails about cards say. */
export const CARD_MAIL_WORDS = wordsOf('cardMail')
