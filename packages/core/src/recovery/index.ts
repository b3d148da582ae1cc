export { recovery } from './recovery.ts'
export type { Recovery, RecoveryClaim } from './recovery.ts'

export { CLAIM_FIELDS, NEW_PASSWORD_FIELDS } from '@sixpence/protocol/recovery'
export type { RecoveryStatus, RejectReason } from '@sixpence/protocol/recovery'
