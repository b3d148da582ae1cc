import type { AuthFlow, Device } from '@sixpence/protocol/sign-in'
import { SixpenceError } from '../errors/index.ts'
import type { SignInStep } from './sign-in-step.ts'

/** A sign-in between its two steps. */
export interface PendingSignIn {
  readonly code: string
  readonly codeVerifier: string
  readonly flow: 'direct' | 'otp' | 'sms' | 'push'
  readonly sentTo: string | undefined
  readonly phoneNumber: string | undefined
  readonly identifier: string | undefined
  readonly devices: readonly Device[]
  readonly tmpJwt: string | undefined
  /** Wall milliseconds. */
  readonly sentAt: number
  readonly endsAt: number
}

const LIFE_MS = 10 * 60_000

/**
 * What is kept of a sign-in that needs another step.
 *
 * @throws {SixpenceError} `refused` for a flow that this version cannot do.
 */
export function pendingOf(
  told: Partial<AuthFlow>,
  { code, codeVerifier }: Pick<PendingSignIn, 'codeVerifier'> & { code: string | undefined },
  now: number,
): PendingSignIn {
  const { authFlow: flow, expiresInSeconds } = told
  if (flow !== 'direct' && flow !== 'otp' && flow !== 'sms' && flow !== 'push') {
    throw new SixpenceError('refused', `This version cannot sign in by ${flow}`)
  }
  if (!code) throw new SixpenceError('unexpected_answer', `The ${flow} sign-in has no code`)
  return {
    code,
    codeVerifier,
    flow,
    sentTo: told.sentTo,
    phoneNumber: told.phoneNumber,
    identifier: told.smsIdentifier,
    devices: told.devices ?? [],
    tmpJwt: told.tmpJwt,
    sentAt: now,
    endsAt: now + (expiresInSeconds === undefined ? LIFE_MS : expiresInSeconds * 1000),
  }
}

/** Where a sign-in stands, without what is secret about it. */
export function stepOf(signInId: string, pending: PendingSignIn): SignInStep {
  const { flow, sentTo, phoneNumber, identifier, devices, sentAt, endsAt } = pending
  if (flow === 'push') {
    return { status: 'approvalNeeded', flow, signInId, devices, identifier, sentAt, endsAt }
  }
  return { status: 'codeNeeded', flow, signInId, sentTo, phoneNumber, identifier, sentAt }
}
