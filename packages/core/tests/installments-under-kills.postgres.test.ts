import { subscriptionDay, type SubscriptionFrequency } from '@sixpence/protocol'
import { describeOnPostgres } from '@sixpence/tooling/postgres'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepFigures } from './under-faults/keep-figures.ts'
import { subscribe } from './under-faults/repeating-payments.ts'
import { runsUnderKills } from './under-faults/runs-under-kills.ts'
import { twoBanks, type TwoBanks } from './under-faults/two-banks.ts'

/** Per rhythm: 68 installments a year for three of them. */
const SUBSCRIBERS = Number(process.env['SIXPENCE_SUBSCRIBERS'] ?? 5)
const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS
const KILLS_AT = [0.05, 0.1, 0.5, 0.6]
const LONG_MS = (180_000 + SUBSCRIBERS * 10_000) * (process.env['CI'] ? 3 : 1)

const numbersTo = (last: number) => Array.from({ length: last - 1 }, (_, at) => at + 2)
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 'yyyy-mm-dd'.length)

/** The next noon, so that no day ends while somebody subscribes. */
const noonAfter = (ms: number) => Math.ceil(ms / DAY_MS + 0.5) * DAY_MS - DAY_MS / 2

/** The number of the last payment of a rhythm that started at a moment and runs for a year. */
function lastPayment(frequency: SubscriptionFrequency, beganAt: number): number {
  const [firstDay, today] = [dayAt(beganAt), dayAt(beganAt + YEAR_MS)]
  let number = 1
  while ((subscriptionDay({ frequency, firstDay }, number) ?? 'never') <= today) number += 1
  return number
}

describeOnPostgres('installments of subscriptions', LONG_MS, () => {
  let banks: TwoBanks

  beforeEach(async () => {
    banks = await twoBanks('installments')
  }, LONG_MS)

  afterEach(() => banks.stop(), LONG_MS)

  it('are each paid once in every rhythm while both processes are killed twice', async ({
    annotate,
  }) => {
    const now = Date.now()
    const noon = noonAfter(now)
    await banks.ask('/clock', { advanceMs: noon - now })
    const begun = await subscribe(banks, { ofEach: SUBSCRIBERS })
    const expected = new Map(
      Array.from(begun, ([key, frequency]) => [key, numbersTo(lastPayment(frequency, noon))]),
    )
    const due = [...expected.values()].flat().length
    const wish = { begun: [...begun.keys()], due, jumpMs: YEAR_MS, killsAt: KILLS_AT }
    const { made, madeAtKills, tookMs } = await runsUnderKills(banks, wish)
    await keepFigures(annotate, { installments: due, tookMs, madeAtKills: madeAtKills.join(' ') })
    expect(madeAtKills).toHaveLength(KILLS_AT.length)
    expect(made).toEqual(expected)
    expect(await banks.audit()).toEqual([])
    expect(banks.defects()).toEqual([])
  })
})
