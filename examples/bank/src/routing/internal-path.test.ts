import { describe, expect, it } from 'vitest'
import { internalPath } from './internal-path.ts'

describe('internalPath', () => {
  it.each(['/home', '/history?accountId=1000000001', '/transfer/p2p?payment=abc'])(
    'keeps %s of this app',
    path => expect(internalPath(path)).toBe(path),
  )

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example/',
    '/%2e//evil.example',
    'javascript:alert(1)',
    'home',
    '',
    '/login?to=/login',
    '/Login?to=/Login',
    '/login/',
    undefined,
    42,
  ])('refuses %s', path => expect(internalPath(path)).toBeUndefined())

  it('refuses a path that a tab or newline hides', () => {
    expect(internalPath('/\t/evil.example')).toBeUndefined()
  })
})
