import type { RecoveryClaim, RecoveryStatus } from '@sixpence/core'
import type { RecoveryProgress } from './recovery-step.ts'

/** What has been typed and answered so far; lives as long as the screen. */
export interface RecoveryState {
  readonly email: string
  /** Names the email with the code, as the bank does. */
  readonly emailId: string | undefined
  /** What was said of themselves by who has lost the email. */
  readonly claim: Omit<RecoveryClaim, 'captcha'> | undefined
  readonly taskId: string | undefined
  readonly status: RecoveryStatus | undefined
  /** Wall milliseconds; undefined before a code went out. */
  readonly sentAt: number | undefined
  /** The code that the bank has taken. */
  readonly code: string | undefined
  readonly isDone: boolean
}

/** Where a recovery begins: nothing typed, nothing sent. */
export const START: RecoveryState = {
  email: '',
  emailId: undefined,
  claim: undefined,
  taskId: undefined,
  status: undefined,
  sentAt: undefined,
  code: undefined,
  isDone: false,
}

/** How far a recovery is, as the rules about its steps ask for it. */
export const progressOf = ({ taskId, sentAt, code, isDone }: RecoveryState): RecoveryProgress => ({
  taskId,
  isCodeSent: sentAt !== undefined,
  isCodeRight: code !== undefined,
  isDone,
})
