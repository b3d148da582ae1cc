/** The steps of a recovery, each of which a host may show under an address of its own. */
export const RECOVERY_STEPS = ['email', 'status', 'reset', 'password', 'success'] as const

export type RecoveryStep = (typeof RECOVERY_STEPS)[number]

/** What has been done so far. */
export interface RecoveryProgress {
  /** Of a check of who asks; undefined for who can read the account's email. */
  readonly taskId: string | undefined
  /** A code has gone out. */
  readonly isCodeSent: boolean
  /** The bank has taken the code. */
  readonly isCodeRight: boolean
  readonly isDone: boolean
}

/**
 * The step that can be shown when a host asks for one: nobody gets to a step, by an address or by
 * Back, without what the steps before it give, nor back into one that is over.
 */
export function reachableStep(asked: RecoveryStep, progress: RecoveryProgress): RecoveryStep {
  if (progress.isDone) return 'success'
  if (asked === 'email') return 'email'
  if (asked === 'status') return progress.taskId === undefined ? 'email' : 'status'
  if (asked !== 'reset' && progress.isCodeRight) return 'password'
  return progress.isCodeSent ? 'reset' : 'email'
}
