import { approvals } from '@sixpence/core/approvals'
import { hooksOf } from '../store/index.ts'

/** The hooks for reading and deciding approvals. */
export const approvalsApi = hooksOf(approvals)
