import { describe, expect, it } from 'vitest'
import { reachableStep, RECOVERY_STEPS, type RecoveryProgress } from './recovery-step.ts'

const NOTHING: RecoveryProgress = {
  taskId: undefined,
  isCodeSent: false,
  isCodeRight: false,
  isDone: false,
}

describe('reachableStep', () => {
  it.each([
    [NOTHING, ['email', 'email', 'email', 'email', 'email']],
    [{ ...NOTHING, taskId: 't1' }, ['email', 'status', 'email', 'email', 'email']],
    [{ ...NOTHING, isCodeSent: true }, ['email', 'email', 'reset', 'reset', 'reset']],
    [
      { ...NOTHING, isCodeSent: true, isCodeRight: true },
      ['email', 'email', 'reset', 'password', 'password'],
    ],
    [
      { ...NOTHING, isCodeSent: true, isCodeRight: true, isDone: true },
      ['success', 'success', 'success', 'success', 'success'],
    ],
  ])('with %j leads to %j (SEC-025)', (progress, steps) => {
    expect(RECOVERY_STEPS.map(step => reachableStep(step, progress))).toEqual(steps)
  })
})
