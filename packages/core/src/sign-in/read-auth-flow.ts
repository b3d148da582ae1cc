import type { AuthFlow, Device } from '@sixpence/protocol/sign-in'
import { AUTH_FLOWS } from '@sixpence/protocol/wire'
import { pickFields } from '../http/index.ts'

// The kinds say what the protocol's schemas say; a test holds the two together.

/** Judges the answer to a name and password; which fields it needs depends on the flow. */
export function readAuthFlow(body: unknown): AuthFlow | undefined {
  const told = readStep(body)
  return told?.authFlow === undefined ? undefined : (told as AuthFlow)
}

/** Judges what the bank tells of a sign-in that goes on. */
export function readStep(body: unknown): Partial<AuthFlow> | undefined {
  const told = pickFields(body, {
    authFlow: 'string?',
    code: 'string?',
    accessToken: 'string?',
    refreshToken: 'string?',
    sentTo: 'string?',
    phoneNumber: 'string?',
    smsIdentifier: 'string?',
    tmpJwt: 'string?',
    link: 'string?',
    userId: 'string?',
    expiresInSeconds: 'number?',
  })
  const devices = readDevices((body as { devices?: unknown } | undefined)?.devices)
  if (!told || !devices || !isFlow(told.authFlow) || !isTwoDigits(told.smsIdentifier)) {
    return undefined
  }
  return { ...told, ...devices } as Partial<AuthFlow>
}

const isFlow = (name: unknown) => name === undefined || AUTH_FLOWS.some(known => known === name)

const isTwoDigits = (text: unknown) =>
  text === undefined || (typeof text === 'string' && /^\d\d$/.test(text))

function readDevices(list: unknown): { devices?: Device[] } | undefined {
  if (list === undefined) return {}
  if (!Array.isArray(list)) return undefined
  const devices = list.map(readDevice)
  return devices.every(device => device !== undefined) ? { devices } : undefined
}

function readDevice(device: unknown): Device | undefined {
  const told = pickFields(device, {
    id: 'string',
    code: 'string',
    type: 'string',
    name: 'string',
    location: 'string',
    lastActivityAt: 'string',
  })
  const { isApproved } = (device ?? {}) as { isApproved?: unknown }
  const isKnown = told?.type === 'android' || told?.type === 'ios'
  if (!isKnown || (isApproved !== undefined && typeof isApproved !== 'boolean')) return undefined
  return { ...told, ...(isApproved !== undefined && { isApproved }) } as Device
}
