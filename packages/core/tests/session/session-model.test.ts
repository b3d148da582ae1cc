import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SessionWorld, type Step } from './session-world.ts'

const tab = fc.nat({ max: 3 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('signIn' as const),
      tab,
      userId: fc.constantFrom('ada', 'ada', 'ben'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('call' as const, 'refused' as const, 'signOut' as const),
      tab,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('closeTab' as const), tab }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'openTab' as const,
        'expire' as const,
        'loseNetwork' as const,
        'loseAnswers' as const,
      ),
    }),
  },
)
const SIGNED_IN: Step = { do: 'signIn', tab: 0, userId: 'ada' }
const schedules = process.env['SIXPENCE_FULL'] === '1' ? 20_000 : 2_000

describe('the session, whatever happens in whatever order', { timeout: 300_000 }, () => {
  it('keeps its promises (SESS-003, SESS-004, SESS-007, SESS-008)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        fc.array(step, { minLength: 1, maxLength: 8 }),
        async (seed, steps) => {
          const world = new SessionWorld(seed)
          await world.run([SIGNED_IN, ...steps])
          const { waitedMs, users, records, live, replays } = await world.settle()
          expect(world.faults).toEqual([])
          // Also if a tab died while it got a token, and took the answer with it.
          expect(replays).toBe(0)
          // The longest wait is for a tab that died while it was getting a token.
          expect(waitedMs).toBeLessThanOrEqual(30_000)
          expect(new Set(users).size).toBeLessThanOrEqual(1)
          if (!world.isOver) return
          expect({ users, records, live }).toEqual({ users: [], records: [], live: 0 })
          for (const answer of await world.tokens()) {
            expect(answer).toMatchObject({ reason: { code: 'session_expired' } })
          }
        },
      ),
      {
        numRuns: schedules,
        // Tabs that opened while another one signed out, or signed somebody else in: they resumed
        // what they had read before.
        examples: [
          [17_359_587, [{ do: 'signOut', tab: 0 }, { do: 'openTab' }, { do: 'call', tab: 0 }]],
          [
            1_454_933_873,
            [
              { do: 'call', tab: 0 },
              { do: 'signIn', tab: 0, userId: 'ben' },
              { do: 'openTab' },
              { do: 'openTab' },
              { do: 'signIn', tab: 0, userId: 'ada' },
              { do: 'openTab' },
            ],
          ],
          // A tab that opened in the same millisecond as a sign-out is gone in the next.
          [
            1_151_914_115,
            [
              { do: 'signOut', tab: 3 },
              { do: 'openTab' },
              { do: 'signOut', tab: 3 },
              { do: 'call', tab: 1 },
            ],
          ],
          // A caller waiting for a token when the same user signed in again got an expired session.
          [
            149_678_623,
            [
              { do: 'refused', tab: 0 },
              { do: 'signIn', tab: 0, userId: 'ada' },
              { do: 'call', tab: 0 },
            ],
          ],
        ],
      },
    )
  })
})
