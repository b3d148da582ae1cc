import { wordsOf } from '../language/index.ts'

/** What the mails say that tell of things on the screen, and of money that has come. */
export const NOTIFICATION_WORDS = wordsOf('notification')
