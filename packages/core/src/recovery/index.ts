export { recovery } from './recovery.ts'
export type { Recovery, RecoveryClaim } from './recovery.ts'

export type { RecoveryStatus, RejectReason } from '@sixpence/protocol/recovery'
