import { describe, expect, it } from 'vitest'
import { aBank, type Person } from './bank.ts'

const bank = aBank()

const accountOf = ({ accounts }: Person, at: number): string => accounts[at]?.accountId ?? ''

const payments = async (amount: string) => {
  const person = await bank.person({
    accounts: [
      { currencyCode: 'EUR', balance: '1000.00' },
      { currencyCode: 'USD', balance: '0.00' },
    ],
  })
  const payee = await bank.person()
  const sixpence = await bank.signedIn(person)
  const [fromAccount, toAccount] = [accountOf(person, 0), accountOf(person, 1)]
  const abroad = {
    fromAccount,
    permission: '3d' as const,
    countryCode: 'DE',
    currency: 'EUR',
    amount,
    payeeName: 'Lena Vogt',
    details: { iban: 'DE14900900900000000017' },
  }
  const wired = { bic: 'LNDNDEFF', address: 'Hauptstrasse 5', city: 'Frankfurt' }
  const details = { ...abroad.details, ...wired }
  return {
    sixpence,
    all: [
      { kind: 'ownTransfer' as const, order: { fromAccount, toAccount, toAmount: amount } },
      { kind: 'p2pTransfer' as const, order: { fromAccount, toEmail: payee.email, amount } },
      { kind: 'eftTransfer' as const, order: abroad },
      {
        kind: 'wireTransfer' as const,
        order: { ...abroad, details, feeShare: 'SHA' as const },
      },
    ],
  }
}

describe('a rehearsal', () => {
  it('prices a payment of any kind, and leaves neither a journal entry nor a trace', async () => {
    const { sixpence, all } = await payments('200.00')
    const told = []
    for (const payment of all) told.push(await sixpence.payments.rehearse(payment))
    expect(told).toMatchObject([
      { outcome: 'settled', fromCurrencyCode: 'EUR', currency: 'USD', arriving: '200.00' },
      { outcome: 'settled', fee: '0.25', total: '200.25', rate: '1' },
      { outcome: 'settled', fee: '2.00', isNewPayee: true },
      { outcome: 'settled', fee: '12.50', arriving: '187.50' },
    ])
    expect(sixpence.payments.getSnapshot()).toEqual([])
    const { transactions } = await sixpence.history.list()
    expect(transactions.filter(({ amount }) => amount.includes('200'))).toEqual([])
  })

  it('tells why a payment would be refused', async () => {
    const { sixpence, all } = await payments('1000.01')
    const codes = []
    for (const payment of all) {
      const told = await sixpence.payments.rehearse(payment)
      codes.push(told.outcome === 'refused' ? told.refusal.code : told.outcome)
    }
    const short = 'insufficient_funds'
    expect(codes).toEqual(['settled', short, short, short])
  })
})
