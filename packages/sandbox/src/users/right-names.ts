import type { AccessRight } from '@sixpence/protocol'
import { wordsOf, type Words } from '../language/index.ts'

/** The name of each right in a mail. */
export const RIGHT_NAMES: Readonly<Record<AccessRight, Words>> = wordsOf('rightNames')
