export { Blacklist } from './blacklist/blacklist.tsx'
export { ChangePassword } from './password/change-password.tsx'
export { IpAccessSettings } from './ip-access/ip-access.tsx'
export { LoginHistory } from './activity/login-history.tsx'
export { SecuritySettings } from './security-settings.tsx'
export { StaffActs } from './activity/staff-acts.tsx'
export { TwoStepSettings } from './two-step/two-step-settings.tsx'
export { useBlacklist } from './blacklist/use-blacklist.ts'
export type { BlacklistTask } from './blacklist/use-blacklist.ts'
export { useChangePassword } from './password/use-change-password.ts'
export type { ChangePasswordTask } from './password/use-change-password.ts'
export { useIpAccess } from './ip-access/use-ip-access.ts'
export type { IpAccessTask } from './ip-access/use-ip-access.ts'
export { useLoginHistory } from './activity/use-login-history.ts'
export type { LoginHistoryTask } from './activity/use-login-history.ts'
export { useSecuritySections } from './use-security-sections.ts'
export type { SecuritySection } from './use-security-sections.ts'
export { useStaffActs } from './activity/use-staff-acts.ts'
export type { StaffActsTask } from './activity/use-staff-acts.ts'
export { useTwoStep } from './two-step/use-two-step.ts'
export type {
  TwoStepChoice,
  TwoStepMode,
  TwoStepTask,
  TwoStepUse,
} from './two-step/use-two-step.ts'
