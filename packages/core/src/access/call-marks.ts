import {
  addRepresentative,
  answerAnnouncement,
  confirmAccessRights,
  deleteRepresentative,
  setInstructionViewed,
  startExport,
  updateAccessRights,
} from '@sixpence/protocol'
import type { CallMarks } from './may-call.ts'

/** What screens offer by who may make a call; cards have a table of their own. */
export const CALL_MARKS = {
  addUser: addRepresentative,
  changeUser: confirmAccessRights,
  endAccess: updateAccessRights,
  removeUser: deleteRepresentative,
  exportHistory: startExport,
  markInstructionViewed: setInstructionViewed,
  answerAnnouncement,
} as const satisfies Readonly<Record<string, CallMarks>>
