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
    externalCards: [
      {
        bin: '424242',
        lastFour: '4242',
        cardBrand: 'VISA',
        holderName: 'Lena Vogt',
        expires: '2031-03',
      },
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
  const brazil = { countryCode: 'BR', currency: 'BRL', payeeName: 'Bruna Azevedo' }
  const byKey = { instantKeyType: 'cpf', instantKey: '529.982.247-25' }
  const canada = { countryCode: 'CA', currency: 'CAD', payeeName: 'Marc Roy' }
  const wallet = { walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }
  const bitcoin = { currency: 'BTC', amount: (Number(amount) / 40_000).toFixed(8) }
  const [card] = await sixpence.transfers.externalCards()
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
      {
        kind: 'cryptoEftTransfer' as const,
        order: { ...abroad, ...bitcoin, details: wallet },
      },
      {
        kind: 'instantTransfer' as const,
        order: { ...abroad, ...brazil, amount: String(Number(amount) * 10), details: byKey },
      },
      {
        kind: 'interacTransfer' as const,
        order: {
          ...abroad,
          ...canada,
          amount: String(Number(amount) * 2),
          details: { email: 'marc@mail.example' },
        },
      },
      {
        kind: 'octTransfer' as const,
        order: { ...abroad, details: { cardId: card?.id ?? '' } },
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
    const { sixpence, all } = await payments('1000.01')
    const codes = []
    for (const payment of all) {
      const told = await sixpence.payments.rehearse(payment)
      codes.push(told.outcome === 'refused' ? told.refusal.code : told.outcome)
    }
    const short = 'insufficient_funds'
    expect(codes).toEqual(['settled', ...Array.from({ length: 7 }, () => short)])
  })
})
