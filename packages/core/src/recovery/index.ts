export { createRecovery } from './recovery.ts'
export type { Recovery, RecoveryClaim } from './recovery.ts'
