import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetSession, recall, remember, signInClient } from './session-memory.ts'

const REMEMBERED = ['initialPath', 'seiPath', 'authSecret'] as const

function aBrowserThatKeeps() {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return kept
}

describe('what a visit keeps', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it.each(REMEMBERED)(
    'is %s, apart from everything else and until it is forgotten (AUTH-001)',
    what => {
      const kept = aBrowserThatKeeps()
      remember(what, 'kept')
      expect([...kept]).toEqual([[`sixpence.visit.${what}`, 'kept']])
      const others = REMEMBERED.filter(one => one !== what)
      expect([recall(what), ...others.map(recall)]).toEqual(['kept', undefined, undefined])
      remember(what, undefined)
      expect(recall(what)).toBeUndefined()
      expect([...kept]).toEqual([])
    },
  )

  it.each(REMEMBERED)('is %s also where the browser keeps nothing', what => {
    remember(what, 'kept')
    const others = REMEMBERED.filter(one => one !== what)
    expect([recall(what), ...others.map(recall)]).toEqual(['kept', undefined, undefined])
    remember(what, undefined)
    expect(recall(what)).toBeUndefined()
  })
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
