import type { RecoveryState } from './recovery-state.ts'
import { expect, it } from 'vitest'
import { START } from './recovery-state.ts'

type Claim = NonNullable<RecoveryState['claim']>
type Status = NonNullable<RecoveryState['status']>

/** Every field that a recovery holds; the password is only in its own form, until it is sent. */
type Held = keyof RecoveryState | keyof Claim | keyof Status

const NAMED = [
  'taskId',
  'emailId',
  'email',
  'code',
  'verificationStatus',
  'rejectReason',
  'recoveryEmail',
  'isRetryable',
  'dob',
  'firstName',
  'lastName',
] as const satisfies readonly Held[]

/** The other fields: the stage, and the time when a code was sent. */
const OTHERS = ['claim', 'status', 'sentAt', 'isDone'] as const satisfies readonly Held[]

// Fails to compile if a field is missing from both.
const every: Record<Held, true> = Object.fromEntries(
  [...NAMED, ...OTHERS].map(name => [name, true] as const),
) as Record<(typeof NAMED)[number] | (typeof OTHERS)[number], true> // the two lists above

it('holds what a recovery is made of, and no password (SEC-024)', () => {
  expect(Object.keys(every)).toEqual(expect.arrayContaining(Object.keys(START)))
  expect(every).not.toHaveProperty('password')
})
