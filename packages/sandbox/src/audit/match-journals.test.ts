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
  begunBy: null,
})
const run = (key: string, begunBy: string) => ({ ...moved(key), begunBy })

const said = (...question: Parameters<typeof matchJournals>) =>
  matchJournals(...question).map(({ about, message }) => `${about}: ${message}`)

describe('matchJournals', () => {
  it('finds nothing where each settled key moved once and no other did', () => {
    const refused = { ...settled('b'), status: 'refused' }
    expect(said([settled('a'), refused], [moved('a'), moved('c', 't', 'somebody')])).toEqual([])
  })

  it('knows who asked for a run, and that each is made once', () => {
    expect(said([settled('a')], [moved('a'), run('s.2', 'a'), run('s.3', 'a')])).toEqual([])
    const twice = [moved('a'), run('s.2', 'a'), { ...run('s.2', 'a'), transactionId: 'u' }]
    expect(said([settled('a')], twice)).toEqual([expect.stringMatching(/s\.2: duplicated/)])
    expect(said([settled('a')], [moved('a'), run('s.2', 'b')])).toEqual([
      expect.stringMatching(/s\.2: .* no journal/),
    ])
  })

  it('wants each row of a settled batch to have moved, and none of a refused one', () => {
    const batch = { customerId: 'ada', key: 'a', status: 'settled', rows: 2 }
    const rows = [run('b.1', 'a'), run('b.2', 'a')]
    expect(said([batch], rows)).toEqual([])
    expect(said([batch], rows.slice(1))).toEqual([expect.stringMatching(/2 rows, of which 1/)])
    expect(said([{ ...batch, status: 'refused' }], rows)).toEqual([
      expect.stringMatching(/refused, yet/),
    ])
    expect(said([batch], [...rows, run('b.2', 'a')])).toContainEqual(
      expect.stringMatching(/b\.2: duplicated/),
    )
  })

  const refused = { ...settled('a'), status: 'refused' }
  const unknown = { ...settled('a'), status: 'unknown' }

  it.each([
    { what: 'what is lost', moves: [], says: /^ada a: lost/ },
    { what: 'what moved twice', moves: [moved('a'), moved('a', 'u')], says: /a: duplicated/ },
    { what: 'another entry', moves: [moved('a', 'u')], says: /settled by t-a, the ledger has u/ },
    { what: 'a refused one that moved', is: refused, moves: [moved('a')], says: /refused, yet/ },
    { what: 'what is not over', is: unknown, moves: [], says: /unresolved/ },
    { what: 'a key of no journal', moves: [moved('a'), moved('b')], says: /b: .* no journal/ },
    { what: 'money without a key', moves: [moved('a'), moved(null)], says: /without a key: .* no/ },
  ])('finds $what', ({ is = settled('a'), moves, says }) => {
    expect(said([is], moves)).toEqual([expect.stringMatching(says)])
  })
})
