import { wordsOf } from '../language/index.ts'

/** The words of the mail after too many wrong codes. */
export const WRONG_CODE_WORDS = wordsOf('wrongCode')
