import { wordsOf } from '../language/index.ts'

/** What the mail says when some payments of a batch were not made. */
export const BATCH_MAIL_WORDS = wordsOf('batchMail')
