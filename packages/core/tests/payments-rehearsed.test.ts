import { describe, expect, it } from 'vitest'
import { aBank } from './bank.ts'
import { everyTransfer } from './payments/every-transfer.ts'

const bank = aBank()

describe('a rehearsal', () => {
  it('prices a payment of any kind, and leaves neither a journal entry nor a trace', async () => {
    const { sixpence, all } = await everyTransfer(bank, { amount: '200.00' })
    const told = []
    for (const payment of all) told.push(await sixpence.payments.rehearse(payment))
    expect(told).toMatchObject([
      { outcome: 'settled', fromCurrencyCode: 'EUR', currency: 'USD', arriving: '200.00' },
      { outcome: 'settled', fee: '0.25', total: '200.25', rate: '1' },
      { outcome: 'settled', fee: '2.00', isNewPayee: true },
      { outcome: 'settled', fee: '12.50', arriving: '187.50' },
      { outcome: 'settled', fee: '1.55', arriving: '0.00500000', currency: 'BTC' },
      { outcome: 'settled', fee: '1.00', arriving: '2000.00', currency: 'BRL' },
      { outcome: 'settled', fee: '1.50', arriving: '400.00', currency: 'CAD' },
      { outcome: 'settled', fee: '3.00', arriving: '200.00', isNewPayee: true },
    ])
    expect(sixpence.payments.getSnapshot()).toEqual([])
    const { transactions } = await sixpence.history.list()
    expect(transactions.filter(({ amount }) => amount.includes('200'))).toEqual([])
  })

  it('tells why a payment would be refused', async () => {
    const { sixpence, all } = await everyTransfer(bank, { amount: '1000.01' })
    const codes = []
    for (const payment of all) {
      const told = await sixpence.payments.rehearse(payment)
      codes.push(told.outcome === 'refused' ? told.refusal.code : told.outcome)
    }
    const short = 'insufficient_funds'
    expect(codes).toEqual(['settled', ...Array.from({ length: 7 }, () => short)])
  })
})
