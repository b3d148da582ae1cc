export {
  addToBlacklist,
  blacklistUserSchema,
  BLOCK_TYPES,
  deleteFromBlacklist,
  listBlacklist,
} from './blacklist.ts'
export type { BlacklistUser, BlockType } from './blacklist.ts'
export {
  addIpAccess,
  deleteIpAccess,
  ipAccessSchema,
  listIpAccess,
  setIpAccessMode,
} from './ip-access.ts'
export type { IpAccess } from './ip-access.ts'
export { listLoginHistory, LOGIN_RESULTS, loginEntrySchema } from './login-history.ts'
export type { LoginEntry, LoginResult } from './login-history.ts'
export {
  changePassword,
  confirmPasswordChange,
  newPasswordSchema,
  PASSWORD_LENGTH,
} from './password-change.ts'
export {
  changeTwoStepMode,
  confirmTwoStepMode,
  getTwoStepModes,
  LOGIN_MODES,
  TRANSACTION_MODES,
} from './two-step.ts'
export type { LoginMode, TransactionMode, TwoStepModes } from './two-step.ts'
