import { wordsOf } from '../language/index.ts'

/** The texts of mails about notices and received money. */
export const NOTIFICATION_WORDS = wordsOf('notification')
