export { security } from './security.ts'
export type { IpAccessList, LoginHistoryFilter, LoginHistoryPage, Security } from './security.ts'

export {
  BLACKLIST_FIELDS,
  BLOCK_TYPES,
  IP_ACCESS_FIELDS,
  LOGIN_MODES,
  LOGIN_RESULTS,
  PASSWORD_FIELDS,
  PASSWORD_LENGTH,
  TRANSACTION_MODES,
} from '@sixpence/protocol/security'
export type {
  BlacklistUser,
  BlockType,
  IpAccess,
  LoginEntry,
  LoginMode,
  LoginResult,
  TransactionMode,
  TwoStepModes,
} from '@sixpence/protocol/security'
