import { accountMethods } from '@sixpence/protocol/accounts'
import { announcementMethods } from '@sixpence/protocol/announcements'
import { historyMethods } from '@sixpence/protocol/history'
import { userMethods } from '@sixpence/protocol/users'
import type { CallMarks } from './may-call.ts'

/** What screens offer by who may make a call; cards have a table of their own. */
export const CALL_MARKS = {
  addUser: userMethods.add,
  changeUser: userMethods.confirm,
  endAccess: userMethods.update,
  removeUser: userMethods.delete,
  exportHistory: historyMethods.startExport,
  markInstructionViewed: accountMethods.markInstructionViewed,
  answerAnnouncement: announcementMethods.answer,
} as const satisfies Readonly<Record<string, CallMarks>>
