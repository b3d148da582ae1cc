import type { RecoveryClaim, RecoveryStatus } from '@sixpence/core/recovery'
import type { RecoveryProgress } from './recovery-step.ts'

/** The data typed and received so far; lives as long as the screen. */
export interface RecoveryState {
  readonly email: string
  /** The bank's id of the email with the code. */
  readonly emailId: string | undefined
  /** The claim of a person who has lost the email. */
  readonly claim: Omit<RecoveryClaim, 'captcha'> | undefined
  readonly taskId: string | undefined
  readonly status: RecoveryStatus | undefined
  /** Milliseconds of the wall clock; undefined before a code was sent. */
  readonly sentAt: number | undefined
  /** The code that the bank has accepted. */
  readonly code: string | undefined
  readonly isDone: boolean
}

/** The beginning of a recovery: nothing typed, nothing sent. */
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

/** Returns the progress of a recovery, for the rules about its steps. */
export const progressOf = ({ taskId, sentAt, code, isDone }: RecoveryState): RecoveryProgress => ({
  taskId,
  isCodeSent: sentAt !== undefined,
  isCodeRight: code !== undefined,
  isDone,
})
