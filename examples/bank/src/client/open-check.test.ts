import { describe, expect, it } from 'vitest'
import { captureAddress } from './open-check.ts'

const CHECK = { runId: 'r1', sdkToken: 'secret', workflowRunId: 'w1', url: 'https://nfd.example/x' }
const WAYS = { done: '/profile/identity?check={id}', other: '/profile/identity' }
const config = { capturesIdentity: true, isolated: 'https://isolated.example' } as const

describe('where a check is made (PROF-028)', () => {
  it('is the page of the bank, which is handed everything behind the hash', () => {
    const url = new URL(captureAddress(CHECK, { config, locale: 'ua', ...WAYS }) ?? '')
    expect(url.origin + url.pathname + url.search).toBe('https://isolated.example/identity')
    expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
      sdkToken: 'secret',
      workflowRunId: 'w1',
      locale: 'ua',
      done: '/profile/identity?check=r1',
      other: '/profile/identity',
      again: '',
    })
  })

  it.each([
    [CHECK, { isolated: 'https://isolated.example' }],
    [CHECK, { capturesIdentity: true }],
    [{ runId: 'j1', url: 'https://jmo.example/x' }, config],
  ] as const)('is the provider’s own without an SDK: %o at %o', (check, settings) => {
    expect(captureAddress(check, { config: settings, locale: 'en', ...WAYS })).toBeUndefined()
  })
})
