import { blacklistHandlers } from './blacklist.ts'
import { changePasswordHandlers } from './change-password.ts'
import { ipAccessHandlers } from './ip-access.ts'
import { loginHistoryHandlers } from './login-history.ts'
import { twoStepModesHandlers } from './two-step-modes.ts'

export { securityService } from './security-service.ts'

/** The settings by which customers protect themselves. */
export const securityHandlers = {
  ...blacklistHandlers,
  ...ipAccessHandlers,
  ...changePasswordHandlers,
  ...twoStepModesHandlers,
  ...loginHistoryHandlers,
}
