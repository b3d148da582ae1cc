/** The steps of a recovery; a host may give each its own address. */
export const RECOVERY_STEPS = ['email', 'status', 'reset', 'password', 'success'] as const

export type RecoveryStep = (typeof RECOVERY_STEPS)[number]

/** The progress so far. */
export interface RecoveryProgress {
  /** The id of a check of the person; undefined for a person who can read the account's email. */
  readonly taskId: string | undefined
  /** True if a code was sent. */
  readonly isCodeSent: boolean
  /** True if the bank has accepted the code. */
  readonly isCodeRight: boolean
  readonly isDone: boolean
}

/**
 * Returns the step that can be shown when a host asks for one: nobody gets to a step, by an address
 * or by Back, without the results of the steps before it, nor back into a finished one.
 */
export function reachableStep(asked: RecoveryStep, progress: RecoveryProgress): RecoveryStep {
  if (progress.isDone) return 'success'
  if (asked === 'email') return 'email'
  if (asked === 'status') return progress.taskId === undefined ? 'email' : 'status'
  if (asked !== 'reset' && progress.isCodeRight) return 'password'
  return progress.isCodeSent ? 'reset' : 'email'
}
