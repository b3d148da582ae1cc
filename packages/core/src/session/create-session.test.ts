import { expect, it, vi } from 'vitest'
import type { Diagnostic } from '../errors/index.ts'
import { fakeBrowser } from '../../tests/payments/fake-browser.ts'
import { seededRandom } from '../../tests/payments/seeded-random.ts'
import { VirtualTime } from '../../tests/payments/virtual-time.ts'
import { TokenBank } from '../../tests/session/token-bank.ts'
import { nodePlatform } from '../platform/node-platform.ts'
import { createSession } from './create-session.ts'

const api = 'http://bank.example'

it('reports what a listener throws, and no secret in it', async () => {
  const reported: Diagnostic[] = []
  const onDiagnostic = (diagnostic: Diagnostic) => void reported.push(diagnostic)
  const { session } = createSession({ api, platform: nodePlatform(), onDiagnostic })
  session.subscribe(() => {
    throw new Error('failed with token=very-secret')
  })
  await session.restore()
  await vi.waitFor(() => expect(reported.map(({ type }) => type)).toContain('listener'))
  expect(JSON.stringify(reported)).toContain('failed with token=[redacted]')
})

it('tells every listener, whatever the one for diagnostics throws', async () => {
  const onDiagnostic = () => {
    throw new Error('The host has a fault')
  }
  const { session } = createSession({ api, platform: nodePlatform(), onDiagnostic })
  const states: string[] = []
  session.subscribe(() => {
    throw new Error('So has its listener')
  })
  session.subscribe(() => states.push(session.getSnapshot().status))
  await session.restore()
  expect(states).toEqual(['signed_out'])
})

it('ends after 15 idle minutes where the host says nothing else (SESS-006)', async () => {
  const [time, random] = [new VirtualTime(), seededRandom(1)]
  const { platform } = fakeBrowser(time, random).openTab()
  const fetch = async () => new Response('{}')
  const { session, begin } = createSession({
    api,
    platform: { ...platform, clock: time.clock, fetch },
  })
  await time.until(begin(new TokenBank({ time, random }).signIn('ada')))
  await time.pass(15 * 60_000 - 10_000)
  expect(session.getSnapshot().status).toBe('signed_in')
  await time.pass(20_000)
  expect(session.getSnapshot()).toEqual({ status: 'signed_out', because: 'idle' })
})
