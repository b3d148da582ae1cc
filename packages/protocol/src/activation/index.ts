export {
  ACTIVATION_ACTIONS,
  activateAccount,
  activateBusinessAccount,
  resendActivationCode,
} from './activation.ts'
export type { ActivationAction } from './activation.ts'
