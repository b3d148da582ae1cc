import type { AuthFlow } from '@sixpence/protocol/sign-in'
import { AUTH_FLOWS } from '@sixpence/protocol/wire'
import { pickFields } from '../http/index.ts'
import { readDevices } from './read-devices.ts'

// The kinds match the protocol's schemas; a test keeps them in step.

/** Reads the login answer; the required fields depend on the flow. */
export function readAuthFlow(body: unknown): AuthFlow | undefined {
  const step = readStep(body)
  return step?.authFlow === undefined ? undefined : (step as AuthFlow)
}

/** Reads the bank's data about a sign-in in progress. */
export function readStep(body: unknown): Partial<AuthFlow> | undefined {
  const fields = pickFields(body, {
    authFlow: 'string?',
    code: 'string?',
    accessToken: 'string?',
    refreshToken: 'string?',
    sentTo: 'string?',
    phoneNumber: 'string?',
    smsIdentifier: 'string?',
    tmpJwt: 'string?',
    link: 'string?',
    codeInstead: 'string?',
    userId: 'string?',
    expiresInSeconds: 'number?',
  })
  const devices = readDevices((body as { devices?: unknown } | undefined)?.devices)
  if (!fields || !devices || !isFlow(fields.authFlow) || !isTwoDigits(fields.smsIdentifier)) {
    return undefined
  }
  if (!isCodeFlow(fields.codeInstead)) return undefined
  return { ...fields, ...devices } as Partial<AuthFlow>
}

const isFlow = (name: unknown) => name === undefined || AUTH_FLOWS.some(known => known === name)

const isCodeFlow = (name: unknown) => name === undefined || name === 'otp' || name === 'sms'

const isTwoDigits = (text: unknown) =>
  text === undefined || (typeof text === 'string' && /^\d\d$/.test(text))
