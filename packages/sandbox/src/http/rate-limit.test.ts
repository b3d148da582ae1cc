import { expect, it } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

it('forgets who was counted once ten thousand others came after them', () => {
  const { count } = createRateLimit(1, { clock: { now: () => new Date(0) } })
  count('first')
  expect(count('first')).toBe(60)
  for (let others = 0; others < 10_000; others += 1) count(`other-${others}`)
  expect(count('first')).toBeUndefined()
})
