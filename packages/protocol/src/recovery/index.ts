export {
  changePasswordWithCode,
  checkPasswordCode,
  getRecoveryStatus,
  RECOVERY_STATUSES,
  REJECT_REASONS,
  requestPasswordChange,
  startRecovery,
} from './recovery.ts'
export type { RecoveryStatus, RejectReason } from './recovery.ts'
