import { describe, expect, it } from 'vitest'
import { SwitchingWorld, type Schedule, type Wrong } from './payments/switching-world.ts'

const SEED = Number(process.env['SIXPENCE_SEED'] ?? 20_261_121)
const SCHEDULES = Number(process.env['SIXPENCE_SCHEDULES'] ?? 10)

const NOTHING_WRONG: Wrong = {
  strayed: [],
  misjudged: [],
  movedTwice: [],
  lost: [],
  unresolved: [],
}

const kinds: readonly Omit<Schedule, 'seed'>[] = [
  { switches: 'acting', tabs: 1 },
  { switches: 'acting', tabs: 2 },
  { switches: 'user', tabs: 1 },
  { switches: 'user', tabs: 2 },
  { switches: 'both', tabs: 1 },
  { switches: 'both', tabs: 2 },
]

describe('payments while others are acted for, and others sign in', { timeout: 120_000 }, () => {
  it.each(kinds)('belong to whom they were reviewed for: $switches, $tabs tab(s)', async kind => {
    let total = 0
    for (let at = 0; at < SCHEDULES; at += 1) {
      const seed = SEED + at
      const { wrong, moved } = await new SwitchingWorld({ ...kind, seed }).run()
      expect(wrong, `seed ${seed}`).toEqual(NOTHING_WRONG)
      total += moved
    }
    expect(total).toBeGreaterThan(SCHEDULES * 5)
  })
})
