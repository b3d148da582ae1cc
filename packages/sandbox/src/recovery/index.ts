import { changePasswordHandlers } from './change-password.ts'
import { recoverAccountHandlers } from './recover-account.ts'

/** The ways back in for users without their password or the account's email. */
export const recoveryHandlers = { ...changePasswordHandlers, ...recoverAccountHandlers }
