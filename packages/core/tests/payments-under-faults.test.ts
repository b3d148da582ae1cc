import { beforeAll, describe, expect, it } from 'vitest'
import {
  audit,
  CLEAN,
  KINDS,
  newKeyPerCall,
  runUnderFaults,
  SEED,
} from './payments/under-faults.ts'

describe('payments under faults', () => {
  let outcome: Awaited<ReturnType<typeof runUnderFaults>>
  beforeAll(async () => {
    outcome = await runUnderFaults({ seed: SEED, customers: 5, callOf: bank => bank.call })
  })

  it('settle once each, or not at all: 200 faulted intents', () => {
    expect(audit(outcome), `seed ${SEED}`).toEqual(CLEAN)
    expect(outcome.intents).toHaveLength(200)
    expect(outcome.ledger.length).toBeGreaterThan(180)
    expect(outcome.calls).toBeGreaterThan(600)
  })

  it('have every kind among them', () => {
    const methods = outcome.ledger.map(({ payload }) => (JSON.parse(payload) as [string])[0])
    expect(new Set(methods).size).toBe(KINDS.length)
  })

  it('catch a client that makes a new key per attempt', async () => {
    const broken = await runUnderFaults({ seed: SEED, customers: 1, callOf: newKeyPerCall })
    const { unknownToJournal, sameContentTwice } = audit(broken)
    expect(unknownToJournal.length).toBeGreaterThan(40)
    expect(sameContentTwice).toBeGreaterThan(5)
  })
})
