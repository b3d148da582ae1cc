import type { AuthFlow, Device } from '@sixpence/protocol/sign-in'
import { SixpenceError } from '../errors/index.ts'
import type { MigrationNotice } from './migration-notice.ts'
import type { SignInStep } from './sign-in-step.ts'

/** A sign-in between its two steps. */
export interface PendingSignIn {
  readonly code: string
  readonly codeVerifier: string
  readonly flow: Exclude<AuthFlow['authFlow'], 'simple'>
  readonly sentTo: string | undefined
  readonly phoneNumber: string | undefined
  readonly identifier: string | undefined
  readonly devices: readonly Device[]
  readonly tmpJwt: string | undefined
  readonly link: string | undefined
  readonly migration: MigrationNotice | undefined
  readonly codeInstead: AuthFlow['codeInstead']
  /** In wall-clock milliseconds. */
  readonly sentAt: number
  readonly endsAt: number
}

type Begun = Pick<PendingSignIn, 'codeVerifier' | 'migration'> & {
  readonly code: string | undefined
}

const LIFE_MS = 10 * 60_000

/**
 * Returns the data to keep for a sign-in that needs another step.
 *
 * @throws {SixpenceError} `unexpected_answer` if it lacks what it needs to continue.
 */
export function pendingOf(
  told: Partial<AuthFlow>,
  { code, codeVerifier, migration }: Begun,
  now: number,
): PendingSignIn {
  const { authFlow: flow, link, expiresInSeconds } = told
  const needsLink = flow === 'verifyDevice' && !isLinking({ migration })
  if (!code || !flow || flow === 'simple' || (needsLink && !link)) {
    throw new SixpenceError('unexpected_answer', `The ${flow} sign-in cannot go on`)
  }
  return {
    code,
    codeVerifier,
    flow,
    sentTo: told.sentTo,
    phoneNumber: told.phoneNumber,
    identifier: told.smsIdentifier,
    devices: told.devices ?? [],
    tmpJwt: told.tmpJwt,
    link,
    migration,
    codeInstead: told.codeInstead,
    sentAt: now,
    endsAt: now + (expiresInSeconds === undefined ? LIFE_MS : expiresInSeconds * 1000),
  }
}

/** Returns the step a sign-in is at, without its secrets. */
export function stepOf(signInId: string, pending: PendingSignIn): SignInStep {
  const { flow, sentTo, phoneNumber, identifier, sentAt } = pending
  if (flow === 'push' || flow === 'verifyDevice') {
    const migration = isStrict(pending) ? pending.migration?.strategy : undefined
    const { devices, link, codeInstead, endsAt } = pending
    const shown = { devices, identifier, link, migration, codeInstead, sentAt, endsAt }
    return { status: 'approvalNeeded', flow, signInId, ...shown }
  }
  return { status: 'codeNeeded', flow, signInId, sentTo, phoneNumber, identifier, sentAt }
}

type Migrating = Pick<PendingSignIn, 'migration'>

const isStrict = ({ migration }: Migrating): boolean => migration?.need === 'strict'

/** True if a sign-in waits for a phone to be linked. */
export const isLinking = (pending: Migrating): boolean =>
  isStrict(pending) && pending.migration?.strategy === 'enable'
