import { wordsOf } from '../language/index.ts'

/** The words of the mail about payments of a batch that weren't made. */
export const BATCH_MAIL_WORDS = wordsOf('batchMail')
