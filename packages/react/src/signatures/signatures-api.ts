import { signatures } from '@sixpence/core/signatures'
import { hooksOf } from '../store/index.ts'

/** The hooks of the calls for electronic signatures. */
export const signaturesApi = hooksOf(signatures)
