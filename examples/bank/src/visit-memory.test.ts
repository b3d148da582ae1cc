import { afterEach, describe, expect, it } from 'vitest'
import { forgetVisit, recall, remember, signInClient } from './visit-memory.ts'

describe('the path of an external sign-in', () => {
  afterEach(() => remember('seiPath', undefined))

  it('says for whom a sign-in is (AUTH-019)', () => {
    expect(signInClient()).toBe('spa')
    remember('seiPath', '/auth/sei')
    expect(signInClient()).toBe('sei')
  })

  it('goes when the session ends (AUTH-019)', () => {
    remember('seiPath', '/auth/sei')
    forgetVisit()
    expect(recall('seiPath')).toBeUndefined()
    expect(signInClient()).toBe('spa')
  })
})
