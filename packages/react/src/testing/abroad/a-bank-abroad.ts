import type { Sixpence } from '@sixpence/core'
import type { PayoutWay } from '@sixpence/core/transfers'
import { vi } from 'vitest'
import { aField, BITCOIN, CARD, INTERAC, JAPAN, PIX, SEPA, WIRE } from './ways-abroad.ts'

type Transfers = Sixpence['transfers']

const WAYS: Readonly<Record<string, PayoutWay[]>> = {
  JP: [JAPAN],
  BR: [PIX],
  TV: [],
  CA: [INTERAC],
  US: [CARD, BITCOIN],
}

const SAVINGS = { id: 'savings', name: 'Savings' }

/**
 * Returns a bank's immediate answers about money that leaves it: to Germany, Japan, and nowhere in
 * Utopia.
 */
export function aTransfersAbroad() {
  const quote = vi.fn<Transfers['quoteEft']>(async ({ amount, currency }) => ({
    fromAmount: amount,
    fromCurrencyCode: 'EUR',
    fee: '2.00',
    feeCurrencyCode: 'EUR',
    total: `${Number(amount) + 2}.00`,
    rate: '1',
    currency,
    arriving: amount,
    arrivesAt: '2026-11-26T09:00:00.000Z',
  }))
  return {
    countries: vi.fn<Transfers['countries']>(async () => [
      { countryCode: 'JP', kinds: ['eft'] },
      { countryCode: 'DE', kinds: ['eft', 'wire'] },
      { countryCode: 'BR', kinds: ['instant'] },
      { countryCode: 'TV', kinds: ['eft'] },
      { countryCode: 'CA', kinds: ['interac'] },
      { countryCode: 'US', kinds: ['oct', 'cryptoEft'] },
    ]),
    ways: vi.fn<Transfers['ways']>(async ({ countryCode }) => WAYS[countryCode] ?? [SEPA, WIRE]),
    exchangeRate: vi.fn<Transfers['exchangeRate']>(async () => '1.25'),
    extraParams: vi.fn<Transfers['extraParams']>(async ({ countryCode }) =>
      countryCode === 'JP' ? [aField('accountType', { options: [SAVINGS] })] : [],
    ),
    banks: vi.fn<Transfers['banks']>(async () => [{ id: '0901', name: 'Hinoki Bank' }]),
    branches: vi.fn<Transfers['branches']>(async () => [{ id: '204', name: 'Ueno' }]),
    templates: vi.fn<Transfers['templates']>(async () => []),
    checkPayeeName: vi.fn<Transfers['checkPayeeName']>(async ({ payeeName }) => {
      if (payeeName === 'Lena Vogt') return { result: 'match' }
      return payeeName === 'Lena Fogt'
        ? { result: 'closeMatch', name: 'Lena Vogt' }
        : { result: 'noMatch' }
    }),
    instantKey: vi.fn<Transfers['instantKey']>(async ({ instantKey }) =>
      instantKey === '+5511912340404'
        ? { exists: true, ownerName: 'Caio L.', bankName: 'Banco Jacarandá' }
        : { exists: false },
    ),
    instantBanks: vi.fn<Transfers['instantBanks']>(async () => []),
    externalCards: vi.fn<Transfers['externalCards']>(async () => []),
    iban: vi.fn<Transfers['iban']>(async () => ({
      SWIFT: 'LNDNDEFFXXX',
      bankName: 'Linden Bank',
      address: 'Lindenstraße 5',
      city: 'Frankfurt am Main',
      countryIsoCode: 'DE',
    })),
    swift: vi.fn<Transfers['swift']>(async ({ code }) => ({ code, bankName: 'Other Bank' })),
    quoteEft: quote,
    quoteWire: vi.fn<Transfers['quoteWire']>(async input => ({
      ...(await quote(input)),
      fee: '12.50',
      deducted: '12.50',
    })),
    quoteCrypto: quote,
    quoteInstant: quote,
    quoteInterac: quote,
    quoteOct: quote,
  }
}
