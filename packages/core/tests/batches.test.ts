import { batchMethods } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { aBank } from './bank.ts'

const bank = aBank()

describe('the batches of a customer', () => {
  async function aPayer() {
    const payee = await bank.person()
    const payments = [
      { email: payee.email, amount: '12.50' },
      { email: 'nobody@sixpence.example', amount: '3' },
    ]
    const batches = [{ name: 'Wages', payments }]
    return { payee, sixpence: await bank.signedIn(await bank.person({ batches })) }
  }

  it('are listed, read and handed out as a file (HIST-014, HIST-018)', async () => {
    const { payee, sixpence } = await aPayer()
    const { batches, total } = await sixpence.batches.list()
    expect([total, batches]).toMatchObject([1, [{ name: 'Wages', status: 'partial' }]])
    const { payments } = await sixpence.batches.get({ id: batches[0]?.id ?? '' })
    expect(payments).toMatchObject([
      { payee: { type: 'email', email: payee.email }, status: 'paid' },
      { status: 'refused', reason: 'payee' },
    ])
    const file = await sixpence.batches.file({ id: batches[0]?.id ?? '' })
    expect(file.fileName).toMatch(/^batch-[\d-]+\.csv$/)
    expect(new TextDecoder().decode(file.bytes)).toContain(payee.email)
    const receipt = await sixpence.batches.receipt({ id: batches[0]?.id ?? '' })
    expect(receipt.fileName).toMatch(/^batch-receipt-[\d-]+\.pdf$/)
    expect(new TextDecoder().decode(receipt.bytes.slice(0, 5))).toBe('%PDF-')
  })

  it('have a format and a sample for each kind (MASS-004)', async () => {
    const { payee, sixpence } = await aPayer()
    const format = await sixpence.batches.format({ type: 'eft' })
    expect(format.columns.map(({ name }) => name)).toContain('iban')
    const file = await sixpence.batches.sample({ name: 'p2p' })
    expect(file.fileName).toBe('p2p-sample.csv')
    expect(new TextDecoder().decode(file.bytes)).toContain(payee.email)
  })

  it('are not another’s', async () => {
    const { sixpence } = await aPayer()
    const [batch] = (await sixpence.batches.list()).batches
    const other = await bank.signedIn(await bank.person())
    const no = { code: 'no_access' }
    expect(await other.batches.list()).toEqual({ batches: [], total: 0 })
    await expect(other.batches.get({ id: batch?.id ?? '' })).rejects.toMatchObject(no)
    await expect(other.batches.file({ id: batch?.id ?? '' })).rejects.toMatchObject(no)
  })
})

describe('the answer about batches', () => {
  const transfer = {
    id: 'b1',
    name: 'Wages',
    type: 'p2p',
    accountId: '1',
    currencyCode: 'EUR',
    date: '2026-11-21T08:49:00.000Z',
    status: 'executed',
    amount: '1.00',
    fee: '0.25',
    paymentCount: 1,
    refusedCount: 0,
    cancelledCount: 0,
  }
  const read = (batchTransfer: object) =>
    batchMethods.list.output.decode({ batchTransfer, total: 1 }).value?.batchTransfer.transfer

  it('may hold one batch, many or none (HIST-016)', () => {
    expect(read({ transfer })).toEqual([transfer])
    expect(read({ transfer: [transfer, transfer] })).toHaveLength(2)
    expect(read({})).toEqual([])
  })
})
