import { afterEach, describe, expect, it } from 'vitest'
import { forgetSession, recall, remember, signInClient } from './session-memory.ts'

describe('what a visit keeps', () => {
  it.each(['initialPath', 'seiPath', 'authSecret'] as const)(
    'is %s, apart from everything else and until it is forgotten (AUTH-001)',
    what => {
      remember(what, 'kept')
      const others = (['initialPath', 'seiPath', 'authSecret'] as const).filter(one => one !== what)
      expect([recall(what), ...others.map(recall)]).toEqual(['kept', undefined, undefined])
      remember(what, undefined)
      expect(recall(what)).toBeUndefined()
    },
  )
})

describe('the path of an external sign-in', () => {
  afterEach(() => remember('seiPath', undefined))

  it('says for whom a sign-in is (AUTH-019)', () => {
    expect(signInClient()).toBe('spa')
    remember('seiPath', '/auth/sei')
    expect(signInClient()).toBe('sei')
  })

  it('goes when the session ends (AUTH-019)', () => {
    remember('seiPath', '/auth/sei')
    forgetSession()
    expect(recall('seiPath')).toBeUndefined()
    expect(signInClient()).toBe('spa')
  })
})
