import { authFlowSchema } from '@sixpence/protocol/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readAuthFlow } from './read-auth-flow.ts'

const text = fc.oneof(fc.string(), fc.constant(undefined), fc.constant(''), fc.anything())
const optional = { requiredKeys: [] }

const AT = '2026-11-21T08:49:00.000Z'
const device = fc.record(
  {
    id: fc.string(),
    code: fc.string(),
    type: fc.constantFrom('android', 'ios', 'toaster'),
    name: fc.oneof(fc.string(), fc.anything()),
    location: fc.string(),
    lastActivityAt: fc.constantFrom(AT, AT, 7),
    secret: fc.string(),
    isApproved: fc.constantFrom(true, false, 'no'),
  },
  { requiredKeys: ['id', 'code', 'type', 'name', 'location', 'lastActivityAt'] },
)

const flow = fc.record(
  {
    authFlow: fc.oneof(
      fc.constantFrom('simple', 'direct', 'otp', 'sms', 'push', 'verifyDevice', 'other'),
      fc.anything(),
    ),
    code: text,
    accessToken: text,
    sentTo: text,
    phoneNumber: text,
    smsIdentifier: fc.constantFrom(undefined, '07', '42', '7', '007', 'ab', 42),
    tmpJwt: text,
    link: text,
    codeInstead: fc.constantFrom(undefined, 'otp', 'sms', 'push', '', 7),
    userId: text,
    expiresInSeconds: fc.oneof(fc.constant(undefined), fc.integer(), fc.anything()),
    devices: fc.oneof(fc.constant(undefined), fc.array(device, { maxLength: 3 }), fc.anything()),
  },
  optional,
)

describe('readAuthFlow', () => {
  it('takes what the schema takes, and no more (AUTH-002, AUTH-003, AUTH-005, AUTH-006)', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: flow }, fc.anything()), value => {
        const answer = asAnswer(value)
        expect(readAuthFlow(answer)).toEqual(z.safeParse(authFlowSchema, answer).data)
      }),
      { numRuns: 500 },
    )
  })

  it('drops what is written and never read of a device (AUTH-005)', () => {
    const shown = { id: 'd', code: 'K7-42', type: 'ios', name: 'n', location: 'l' }
    const devices = [{ ...shown, lastActivityAt: AT, secret: 's', pushToken: 'p' }]
    const read = readAuthFlow({ authFlow: 'push', code: 'c', devices })
    expect(read?.devices).toEqual([{ ...shown, lastActivityAt: AT }])
  })
})

/** Only what JSON can carry arrives. */
function asAnswer(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null')
  } catch {
    return null
  }
}
