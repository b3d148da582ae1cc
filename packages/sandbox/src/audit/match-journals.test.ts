import { describe, expect, it } from 'vitest'
import { matchJournals, type JournalledPayment } from './match-journals.ts'

const settled = (key: string): JournalledPayment => ({
  customerId: 'ada',
  key,
  status: 'settled',
  transactionId: `t-${key}`,
})
const moved = (key: string | null, transactionId = `t-${key}`, customerId = 'ada') => ({
  customerId,
  key,
  transactionId,
})

const said = (...question: Parameters<typeof matchJournals>) =>
  matchJournals(...question).map(({ about, says }) => `${about}: ${says}`)

describe('matchJournals', () => {
  it('finds nothing where each settled key moved once and no other did', () => {
    const refused = { ...settled('b'), status: 'refused' }
    expect(said([settled('a'), refused], [moved('a'), moved('c', 't', 'somebody')])).toEqual([])
  })

  it.each([
    ['what is lost', [settled('a')], [], /^ada a: lost/],
    ['what moved twice', [settled('a')], [moved('a'), moved('a', 'u')], /^ada a: duplicated/],
    [
      'another entry',
      [settled('a')],
      [moved('a', 'u')],
      /^ada a: settled by t-a, the ledger has u/,
    ],
    [
      'a refused one that moved',
      [{ ...settled('a'), status: 'refused' }],
      [moved('a')],
      /refused, yet/,
    ],
    ['what is not over', [{ ...settled('a'), status: 'unknown' }], [], /unresolved/],
    ['a key of no journal', [settled('a')], [moved('a'), moved('b')], /^ada b: .* no journal/],
    [
      'money without a key',
      [settled('a')],
      [moved('a'), moved(null)],
      /without a key: .* no journal/,
    ],
  ])('finds %s', (_, journals, movements, finding) => {
    expect(said(journals, movements)).toEqual([expect.stringMatching(finding)])
  })
})
