import { wordsOf } from '../language/index.ts'

/** What the mail says after too many wrong codes. */
export const WRONG_CODE_WORDS = wordsOf('wrongCode')
