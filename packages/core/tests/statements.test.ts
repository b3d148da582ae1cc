import { describe, expect, it } from 'vitest'
import { reconciles } from '../src/statements/index.ts'
import { aBank } from './bank.ts'

const bank = aBank()
const startOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes.slice(0, 5))

describe('the statements of an account', () => {
  it('add up, and are handed out as PDF and as CSV (HIST-001, HIST-009, HIST-012)', async () => {
    const person = await bank.person()
    const { statements } = await bank.signedIn(person)
    const accountId = person.accounts[0]?.accountId ?? ''
    const { statements: months, total } = await statements.list({ accountId })
    const [present] = months
    expect([total, months.every(({ totals }) => reconciles(totals))]).toEqual([1, true])
    expect(present).toMatchObject({ accountId, source: 'monthly', status: 'ready' })
    const pdf = await statements.pdf({ id: present?.exportId ?? '' })
    expect([startOf(pdf.bytes), pdf.mediaType]).toEqual(['%PDF-', 'application/pdf'])
    expect(pdf.fileName).toMatch(/^statement-\d{4}-\d{4}-\d{2}\.pdf$/)
    const csv = await statements.csv({ id: present?.exportId ?? '' })
    expect(new TextDecoder().decode(csv.bytes)).toMatch(/^Date,Type,/)
    expect(csv.fileName).toMatch(/^statement-\d{4}-\d{4}-\d{2}\.csv$/)
  })

  it('are not another’s', async () => {
    const { statements } = await bank.signedIn(await bank.person())
    const [account] = (await bank.person()).accounts
    const accountId = account?.accountId ?? ''
    await expect(statements.list({ accountId })).rejects.toMatchObject({ code: 'no_access' })
    await expect(statements.pdf({ id: `${accountId}.2026-11` })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
