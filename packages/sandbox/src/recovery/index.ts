import type { NamedMethodRoute } from '../http/index.ts'
import {
  changePasswordWithCodeRoute,
  checkPasswordCodeRoute,
  requestPasswordChangeRoute,
} from './change-password.ts'
import { getRecoveryStatusRoute, startRecoveryRoute } from './recover-account.ts'

/** The ways back in for who has lost the password, or the account's e-mail. */
export const recoveryRoutes: readonly NamedMethodRoute[] = [
  requestPasswordChangeRoute,
  checkPasswordCodeRoute,
  changePasswordWithCodeRoute,
  startRecoveryRoute,
  getRecoveryStatusRoute,
]
