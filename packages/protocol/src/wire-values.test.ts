import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { oneOrMany, wireWord } from './wire-values.ts'

describe('oneOrMany', () => {
  const list = z.object({ items: oneOrMany(z.object({ status: wireWord({ 2: 'active' }) })) })

  it.each([
    ['a list', { items: [{ status: 2 }, { status: '2' }] }, 2],
    ['a bare object', { items: { status: 2 } }, 1],
    ['nothing', {}, 0],
  ])('reads %s', (_what, wire, count) => {
    const read = z.safeDecode(list, wire)
    expect(read.data?.items).toEqual(Array.from({ length: count }, () => ({ status: 'active' })))
  })

  it('writes a list, each item once', () => {
    expect(z.encode(list, { items: [{ status: 'active' }] })).toEqual({ items: [{ status: 2 }] })
  })

  it('refuses items that do not fit', () => {
    expect(z.safeDecode(list, { items: [{ status: 3 }] }).success).toBe(false)
  })
})
