import { describe, expect, it } from 'vitest'
import { failuresOf } from './failures-of.ts'
import { SEEDED_BUGS } from './seeded-bugs.ts'

const LONG_MS = 120_000

describe('the suite of the embedding', () => {
  it('finds nothing wrong with what has no bug', { timeout: LONG_MS }, async () => {
    expect(await failuresOf([])).toEqual([])
  })

  it.each(SEEDED_BUGS)(
    'goes red when $name',
    { timeout: LONG_MS },
    async ({ change, caughtBy }) => {
      expect(await failuresOf([change])).toContainEqual(expect.stringMatching(caughtBy))
    },
  )
})
