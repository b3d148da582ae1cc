import { changePasswordHandlers } from './change-password.ts'
import { recoverAccountHandlers } from './recover-account.ts'

/** The ways back in for who has lost the password, or the account's e-mail. */
export const recoveryHandlers = { ...changePasswordHandlers, ...recoverAccountHandlers }
