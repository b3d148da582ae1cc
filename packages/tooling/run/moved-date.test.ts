import { describe, expect, it } from 'vitest'
import { movedDate } from './moved-date.ts'

describe('a moved date', () => {
  const Moved = movedDate(new Date('2028-02-29T12:00:00Z'))

  it('says the moment that it was moved to, and goes on', async () => {
    expect(new Moved().toISOString()).toMatch(/^2028-02-29T12:00:/)
    expect(Moved()).toMatch(/Feb 29 2028/)
    const before = Moved.now()
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(Moved.now()).toBeGreaterThan(before)
  })

  it('leaves other moments as they are, and is a date to everybody', () => {
    expect(new Moved(0).toISOString()).toBe('1970-01-01T00:00:00.000Z')
    expect(Moved.UTC(2026, 0, 1)).toBe(Date.UTC(2026, 0, 1))
    expect(new Date()).toBeInstanceOf(Moved)
    expect(new Moved()).toBeInstanceOf(Date)
  })
})
