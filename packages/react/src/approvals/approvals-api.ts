import { approvals } from '@sixpence/core/approvals'
import { hooksOf } from '../store/index.ts'

/** What components ask about approvals, and have done about them. */
export const approvalsApi = hooksOf(approvals)
