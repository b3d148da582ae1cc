import { describe, expect, it } from 'vitest'
import { nodePlatform } from '../platform/node-platform.ts'
import { PendingSignIns } from './pending-sign-ins.ts'

const endedCode = 'expired_code'

describe('PendingSignIns', () => {
  it('forgets the oldest of nine', () => {
    const pending = new PendingSignIns<number>(nodePlatform())
    const [first = '', ...others] = Array.from({ length: 9 }, (_, at) => pending.keep(at))
    expect(() => pending.find(first)).toThrow(expect.objectContaining({ code: endedCode }))
    expect(others.map(id => pending.find(id))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('brings nothing back that has ended', () => {
    const pending = new PendingSignIns<string>(nodePlatform())
    const id = pending.keep('begun')
    pending.replace(id, 'sent again')
    expect(pending.find(id)).toBe('sent again')
    pending.end(id)
    pending.replace(id, 'too late')
    expect(() => pending.find(id)).toThrow(expect.objectContaining({ code: endedCode }))
  })
})
