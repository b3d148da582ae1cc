import { expect, it } from 'vitest'
import { audit, CLEAN, runUnderFaults, SEED } from './payments/under-faults.ts'

it('payments under faults settle once each, or not at all: 1,000 intents', async () => {
  const outcome = await runUnderFaults({ seed: SEED, customers: 25, callOf: bank => bank.call })
  expect(audit(outcome), `seed ${SEED}`).toEqual(CLEAN)
  expect(outcome.intents).toHaveLength(1_000)
  expect(outcome.ledger.length).toBeGreaterThan(900)
  expect(outcome.calls).toBeGreaterThan(3_000)
}, 120_000)
