import { describe, expect, it } from 'vitest'
import { opened } from '../../tests/opened.ts'
import { recordedCall } from '../../tests/recorded-call.ts'
import { type Signature, signatures } from './index.ts'

const SIGNATURE: Signature = {
  signatureId: 's1',
  subject: 'kycDeclaration',
  status: 'waiting',
  signerName: 'Ada Byrne',
  isOwn: true,
  expiresAt: '2026-12-21T08:49:00.000Z',
}
const timers = {
  after: (_delayMs: number, ring: () => void) => {
    const timer = setTimeout(ring)
    return () => clearTimeout(timer)
  },
}

describe('signatures', () => {
  it('are asked about by the names of the bank', async () => {
    const { call, calls } = recordedCall({ signature: SIGNATURE, signData: { clientId: 'c1' } })
    const client = opened(signatures, { call })
    const id = { signatureId: 's1' }
    expect(await client.read(id)).toEqual(SIGNATURE)
    expect(await client.open(id)).toEqual({ clientId: 'c1' })
    expect(await client.complete(id)).toEqual(SIGNATURE)
    expect(calls).toEqual(
      ['signatureGet', 'signatureOpen', 'signatureCompleted'].map(name => ({ name, input: id })),
    )
  })

  it.each(['signed', 'declined', 'expired', 'canceled'] as const)(
    'are followed until they are %s',
    async status => {
      const answers = [SIGNATURE, SIGNATURE, { ...SIGNATURE, status }]
      const call = async () => ({ signature: answers.shift() }) as never
      const client = opened(signatures, { call, platform: { timers } })
      expect(await client.outcome('s1')).toMatchObject({ status })
      expect(answers).toEqual([])
    },
  )
})
