import type { Person, TestBank } from '../bank.ts'

const accountOf = ({ accounts }: Person, at: number): string => accounts[at]?.accountId ?? ''

interface Wish {
  readonly amount: string
  readonly approval?: 'otp'
}

/** A customer with 1000.00 EUR, and a transfer of every kind available to them, worth about as much. */
export async function everyTransfer(bank: TestBank, { amount, approval }: Wish) {
  const person = await bank.person({
    approval,
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
    person,
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
