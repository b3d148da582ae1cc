import { accountCalls } from '@sixpence/protocol/accounts'
import { announcementCalls } from '@sixpence/protocol/announcements'
import { historyCalls } from '@sixpence/protocol/history'
import { userCalls } from '@sixpence/protocol/users'
import type { CallMarks } from './may-call.ts'

// Within a function: bundlers keep what is read of objects at the top level, even if unused.
/** What screens offer by who may make a call; cards have a table of their own. */
export const CALL_MARKS = /* @__PURE__ */ (() => ({
  addUser: userCalls.add,
  changeUser: userCalls.confirm,
  endAccess: userCalls.update,
  removeUser: userCalls.delete,
  exportHistory: historyCalls.startExport,
  markInstructionViewed: accountCalls.markInstructionViewed,
  answerAnnouncement: announcementCalls.answer,
}))() satisfies Readonly<Record<string, CallMarks>>
