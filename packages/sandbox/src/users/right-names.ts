import type { AccessRight } from '@sixpence/protocol'
import { wordsOf, type Words } from '../language/index.ts'

/** What each right is called in a mail. */
export const RIGHT_NAMES: Readonly<Record<AccessRight, Words>> = wordsOf('rightNames')
