import type { Statement } from '@sixpence/protocol'
import { statementMethods, transferMethods } from '@sixpence/protocol/schemas'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { houseAccount, insertEntries } from '../ledger/index.ts'

const held = testDatabase()
const DAY = 24 * 60 * 60_000

let bank: TestBank

// 21 November 2026, 10:00.
beforeEach(() => {
  bank = aBank(held.database)
})

interface Page {
  readonly items: readonly Statement[]
  readonly total: number
}

async function list(by: TestCustomer, input: object = {}): Promise<Page & { body: object }> {
  const whole = { accountId: by.accounts['EUR'], source: 'monthly', ...input }
  const { body } = await bank.call(statementMethods.list, { by, input: whole })
  return { ...(body as unknown as Page), body } // follows the method's schema
}

const refused = (param: string) => ({ responseCode: 'VF', validationErrors: [{ param }] })

describe('exportList', () => {
  it('has a statement for each month from the opening to now (HIST-009, HIST-011, HIST-013, GAP-11, GAP-57)', async () => {
    const ada = await bank.customer({ accounts: { EUR: '500.00' } })
    bank.advance(41 * DAY)
    const { items, total } = await list(ada)
    expect(total).toBe(3)
    expect(items.map(({ dateFrom, dateTo }) => [dateFrom, dateTo])).toEqual([
      ['2027-01-01', '2027-01-01'],
      ['2026-12-01', '2026-12-31'],
      ['2026-11-01', '2026-11-30'],
    ])
    expect(items[2]).toEqual({
      exportId: `${ada.accounts['EUR']}.2026-11`,
      accountId: ada.accounts['EUR'],
      source: 'monthly',
      dateFrom: '2026-11-01',
      dateTo: '2026-11-30',
      currencyCode: 'EUR',
      format: 'pdf',
      status: 'ready',
      createdAt: '2026-12-01T00:00:00.000Z',
      fileUrl: '/pdf?template=statement',
      totals: {
        beginningBalance: '0.00',
        totalCredit: '500.00',
        totalDebit: '0.00',
        endingBalance: '500.00',
        processingCount: 0,
        rejectedCount: 0,
      },
    })
  })

  it('pages by twelve (HIST-009, CONST-016)', async () => {
    const ada = await bank.customer({ accounts: { EUR: '500.00' } })
    bank.advance(800 * DAY)
    const months = async (input: object) => (await list(ada, input)).items.map(m => m.dateFrom)
    const first = await months({})
    expect([first.length, first[0], first[11]]).toEqual([12, '2029-01-01', '2028-02-01'])
    expect((await months({ pageNumber: 2 }))[0]).toBe('2028-01-01')
    expect(await months({ pageNumber: 3 })).toEqual(['2027-01-01', '2026-12-01', '2026-11-01'])
    expect(await list(ada, { pageNumber: 4 })).toMatchObject({ items: [], total: 27 })
    expect(await months({ pageSize: 1, pageNumber: 27 })).toEqual(['2026-11-01'])
  })

  it('says where each format is (GAP-69)', async () => {
    const ada = await bank.customer({ accounts: { EUR: '500.00' } })
    const [csv] = (await list(ada, { format: 'csv' })).items
    expect(csv).toMatchObject({ format: 'csv', fileUrl: '/csv?template=statement' })
  })

  it('counts what waits and what came to nothing, in no sum (HIST-012)', async () => {
    const ada = await bank.customer({ approval: 'otp', accounts: { EUR: '500.00' } })
    const vera = await bank.customer({ accounts: { EUR: '0' } })
    const input = { fromAccount: ada.accounts['EUR'], toEmail: vera.email, amount: '20' }
    await bank.call(transferMethods.sendP2p, { by: ada, input, key: aKey() })
    const totals = async () => (await list(ada)).items.at(-1)?.totals
    const sums = { totalDebit: '0.00', endingBalance: '500.00' }
    expect(await totals()).toMatchObject({ ...sums, processingCount: 1, rejectedCount: 0 })
    bank.advance(DAY)
    expect(await totals()).toMatchObject({ ...sums, processingCount: 0, rejectedCount: 1 })
  })

  it.each([
    [{ pageNumber: 0 }, 'pageNumber'],
    [{ pageNumber: 1.5 }, 'pageNumber'],
    [{ pageSize: 0 }, 'pageSize'],
    [{ pageSize: 101 }, 'pageSize'],
  ])('refuses %o', async (input, param) => {
    const ada = await bank.customer({ accounts: { EUR: '500.00' } })
    expect((await list(ada, input)).body).toMatchObject(refused(param))
  })

  it('shows nobody the account of another', async () => {
    const ada = await bank.customer({ accounts: { EUR: '500.00' } })
    const vera = await bank.customer({ accounts: { EUR: '1.00' } })
    const { body } = await list(vera, { accountId: ada.accounts['EUR'] })
    expect(body).toMatchObject({ responseCode: '13' })
  })
})

/** One movement: the time since the one before, and the cents. */
const move = fc.record({
  afterHours: fc.integer({ min: 0, max: 900 }),
  cents: fc.integer({ min: -20_000, max: 20_000 }).filter(cents => cents !== 0),
})

describe('over random ledgers', () => {
  it('beginning plus credits less debits is ending, month after month (HIST-012)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 40 }), async moves => {
        bank = aBank(held.database)
        const ada = await bank.customer({ accounts: { EUR: '10000.00' } })
        const months = await post(ada, moves)
        const { items, total } = await list(ada, { pageSize: 100 })
        expect(total).toBe(items.length)
        let balance = 0
        for (const { dateFrom, totals } of items.toReversed()) {
          const { credit = 0, debit = 0 } = months.get(dateFrom.slice(0, 7)) ?? {}
          expect(totals).toMatchObject({
            beginningBalance: written(balance),
            totalCredit: written(credit),
            totalDebit: written(debit),
            endingBalance: written(balance + credit - debit),
          })
          balance += credit - debit
        }
        expect(await bank.balance(ada.accounts['EUR'])).toBe(written(balance))
      }),
      { numRuns: 12 },
    )
  }, 60_000)
})

const written = (cents: number) => (cents / 100).toFixed(2)

/** Posts movements that don't overdraw, and returns each month's totals in cents. */
async function post(
  { accounts }: TestCustomer,
  moves: readonly { afterHours: number; cents: number }[],
): Promise<Map<string, { credit: number; debit: number }>> {
  const accountId = accounts['EUR'] ?? ''
  const months = new Map([['2026-11', { credit: 1_000_000, debit: 0 }]])
  const opening = houseAccount('opening', 'EUR')
  const entries = moves.map(({ afterHours, cents }) => {
    bank.advance(afterHours * 60 * 60_000)
    const at = bank.now()
    const month = months.get(at.toISOString().slice(0, 7)) ?? { credit: 0, debit: 0 }
    if (cents > 0) month.credit += cents
    else month.debit -= cents
    months.set(at.toISOString().slice(0, 7), month)
    const amount = written(cents)
    return {
      id: bank.newId(),
      kind: 'deposit' as const,
      at,
      postings: [
        { accountId: opening, currencyCode: 'EUR', amount: written(-cents) },
        { accountId, currencyCode: 'EUR', amount },
      ],
    }
  })
  await bank.database.transaction(sql => insertEntries(sql, entries))
  return months
}
