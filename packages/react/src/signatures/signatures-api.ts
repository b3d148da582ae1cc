import { signatures } from '@sixpence/core/signatures'
import { hooksOf } from '../store/index.ts'

/** What components ask about papers that are signed electronically. */
export const signaturesApi = hooksOf(signatures)
