import { describe, expect, it } from 'vitest'
import { aBank } from './bank.ts'

const bank = aBank()

const HEADER = 'rowId,payeeName,countryCode,currency,amount,note,iban'
const IBAN = 'DE14900900900000000017'

const aFile = (lines: readonly string[]) =>
  new File([`${[HEADER, ...lines].join('\r\n')}\r\n`], 'suppliers.csv')

async function aBusiness() {
  const person = await bank.person({ kind: 'business' })
  const { batches } = await bank.signedIn(person)
  return { batches, accountId: person.accounts[0]?.accountId ?? '' }
}

describe('a batch handed in', () => {
  it('is kept, mended and dropped at the bank (MASS-002, MASS-005, MASS-011, MASS-012)', async () => {
    const { batches, accountId } = await aBusiness()
    const file = aFile([
      `a,Linden Paper GmbH,DE,EUR,312.40,Invoice 2291,${IBAN}`,
      `b,Linden Paper GmbH,DE,EUR,20,Invoice 2292,DE14900900900000000018`,
    ])
    const order = { type: 'eft', name: 'Suppliers', accountId, file } as const
    const kept = await batches.handIn(order, { key: 'key-of-suppliers-01' })
    if (!kept.isKept) throw new Error('it is the first of its kind')
    const { batchId } = kept
    const { draft, rows } = await batches.draftRows({ batchId, only: 'faulty' })
    expect(draft).toMatchObject({ rowCount: 2, faultyCount: 1, version: 1 })
    expect(rows).toMatchObject([{ rowId: 'b', faults: { iban: expect.any(String) as string } }])
    const updates = [{ rowId: 'b', cells: { iban: IBAN } }]
    const changed = await batches.change({ batchId, version: 1, updates })
    expect(changed.draft).toMatchObject({
      faultyCount: 0,
      totals: [{ currencyCode: 'EUR', amount: '332.40', rows: 2 }],
    })
    await expect(batches.change({ batchId, version: 1, deletes: ['a'] })).rejects.toMatchObject({
      code: 'changed_meanwhile',
      newer: { version: 2 },
    })
    await batches.reject({ batchId })
    await expect(batches.draftRows({ batchId })).rejects.toMatchObject({ code: 'no_access' })
  })

  it('goes in pieces if it is large (MASS-005)', async () => {
    const { batches, accountId } = await aBusiness()
    const note = 'x'.repeat(10_000)
    const lines = Array.from({ length: 110 }, (_, at) => `r${at},Tamar,DE,EUR,5,${note},${IBAN}`)
    const order = { type: 'eft', name: 'Large', accountId, file: aFile(lines) } as const
    const kept = await batches.handIn(order, { key: 'key-of-large-0001' })
    if (!kept.isKept) throw new Error('it is the first of its kind')
    const { draft } = await batches.draftRows({ batchId: kept.batchId, pageSize: 1 })
    expect(draft).toMatchObject({ rowCount: 110, faultyCount: 110 })
  })
})
