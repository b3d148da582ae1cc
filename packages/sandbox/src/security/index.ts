import type { NamedMethodRoute } from '../http/index.ts'
import { blacklistRoutes } from './blacklist.ts'
import { changePasswordRoute, confirmPasswordChangeRoute } from './change-password.ts'
import { ipAccessRoutes } from './ip-access.ts'
import { listLoginHistoryRoute } from './login-history.ts'
import { getTwoStepModesRoute } from './two-step-modes.ts'

export { beginChange, takeChange } from './security-change.ts'
export { judgePassword } from './judge-password.ts'
export { securityService } from './security-service.ts'

/** The settings by which customers protect themselves. */
export const securityRoutes: readonly NamedMethodRoute[] = [
  ...blacklistRoutes,
  ...ipAccessRoutes,
  changePasswordRoute,
  confirmPasswordChangeRoute,
  getTwoStepModesRoute,
  listLoginHistoryRoute,
]
