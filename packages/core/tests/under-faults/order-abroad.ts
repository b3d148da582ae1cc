import type { PaymentOrder, Sixpence } from '../../src/index.ts'
import type { ExternalPayment } from '../../src/payments/index.ts'
import type { Random } from '../payments/seeded-random.ts'

/** The data an order that leaves the bank is drawn from. */
export interface AbroadWish {
  readonly fromAccount: string
  readonly amount: string
  readonly at: number
  readonly random: Random
}

type Bank = Pick<Sixpence, 'transfers'>
type Order = ExternalPayment['order']
type Kind = ExternalPayment['kind']
type Details = Readonly<Record<string, string>>

interface Way {
  readonly countryCode: string
  readonly currency: string
  /** Raises the amount above this way's minimum. */
  readonly amount: (wished: number) => string
  readonly details: (isSentBack: boolean) => Details
  readonly quote: (bank: Bank, order: Order) => Promise<ExternalPayment['shown']>
  readonly feeShare?: (random: Random) => 'SHA' | 'BEN'
}

const SENT_BACK = 0.25
const atLeast = (least: number) => (wished: number) => (wished + least).toFixed(2)
const ibanOf = (isSentBack: boolean) =>
  isSentBack ? 'DE41900900900000000404' : 'DE14900900900000000017'
const germany = { countryCode: 'DE', currency: 'EUR' }

/** Doesn't compile if a kind is missing. */
const WAYS: { readonly [K in Kind]: Way } = {
  eftTransfer: {
    ...germany,
    amount: atLeast(5),
    details: isSentBack => ({ iban: ibanOf(isSentBack) }),
    quote: ({ transfers }, order) => transfers.quoteEft(order),
  },
  wireTransfer: {
    ...germany,
    amount: atLeast(100),
    details: isSentBack => ({
      iban: ibanOf(isSentBack),
      bic: 'LNDNDEFF',
      address: 'Lindenstr. 5',
      city: 'Frankfurt',
    }),
    feeShare: random => (random() < 0.5 ? 'SHA' : 'BEN'),
    quote: ({ transfers }, order) => transfers.quoteWire({ feeShare: 'OUR', ...order }),
  },
  cryptoEftTransfer: {
    countryCode: 'DE',
    currency: 'BTC',
    amount: wished => (wished / 10_000 + 0.0003).toFixed(8),
    details: () => ({ walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }),
    quote: ({ transfers }, order) => transfers.quoteCrypto(order),
  },
  instantTransfer: {
    countryCode: 'BR',
    currency: 'BRL',
    amount: wished => (wished * 6 + 10).toFixed(2),
    details: isSentBack => ({
      instantKeyType: 'phone',
      instantKey: isSentBack ? '+55 11 91234-0404' : '+55 11 91234-5678',
    }),
    quote: ({ transfers }, order) => transfers.quoteInstant(order),
  },
  interacTransfer: {
    countryCode: 'CA',
    currency: 'CAD',
    amount: atLeast(5),
    details: isSentBack => ({ email: isSentBack ? 'marc0404@mail.example' : 'marc@mail.example' }),
    quote: ({ transfers }, order) => transfers.quoteInterac(order),
  },
  octTransfer: {
    ...germany,
    amount: atLeast(10),
    details: isSentBack => ({ lastFour: isSentBack ? '0404' : '4242' }),
    quote: ({ transfers }, order) => transfers.quoteOct(order),
  },
}

/** Draws an order that leaves the bank, at its current price; some are returned. */
export async function orderAbroad(
  bank: Bank,
  kind: Kind,
  { fromAccount, amount, at, random }: AbroadWish,
): Promise<PaymentOrder> {
  const { countryCode, currency, quote, feeShare, ...way } = WAYS[kind]
  const order = {
    fromAccount,
    permission: '3d' as const,
    countryCode,
    currency,
    amount: way.amount(Number(amount)),
    payeeName: `Lena Vogt ${at}`,
    details: await keptDetails(bank, way.details(random() < SENT_BACK)),
    ...(feeShare && { feeShare: feeShare(random) }),
  }
  const shown = await quote(bank, order)
  const expected = { expectedFromAmount: shown.fromAmount, expectedFee: shown.fee }
  // The table matches orders to kinds.
  return { kind, order: { ...order, ...expected }, shown } as ExternalPayment
}

/** An order refers to a card by its token. */
async function keptDetails({ transfers }: Bank, details: Details): Promise<Details> {
  const { lastFour } = details
  if (lastFour === undefined) return details
  const card = (await transfers.externalCards()).find(one => one.lastFour === lastFour)
  return { cardId: card?.id ?? '' }
}
