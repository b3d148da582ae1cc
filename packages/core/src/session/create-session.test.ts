import { expect, it } from 'vitest'
import type { Diagnostic } from '../errors/index.ts'
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
  expect(reported.map(({ type }) => type)).toContain('listener')
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
