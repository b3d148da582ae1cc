import type { PayoutField, PayoutWay, Sixpence } from '@sixpence/core'
import { vi } from 'vitest'

type Transfers = Sixpence['transfers']

/** A field of a form, required and of any length up to 34. */
export const aField = (name: string, change: Partial<PayoutField> = {}): PayoutField => ({
  name,
  kinds: ['text'],
  isRequired: true,
  minLength: 1,
  maxLength: 34,
  ...change,
})

/** In euro, within the day. */
export const SEPA: PayoutWay = {
  kind: 'eft',
  rail: 'sepa',
  currencies: ['EUR'],
  fee: { fixed: '2.00' },
  minimum: '5.00',
  maximum: '25000.00',
  arrivesAt: '2026-11-26T09:00:00.000Z',
  fields: [
    aField('iban', { kinds: ['iban'], minLength: 15 }),
    aField('bic', { kinds: ['bic'], isRequired: false, minLength: 8, maxLength: 11 }),
  ],
}

/** In euro or dollars, with who bears the fee. */
export const WIRE: PayoutWay = {
  ...SEPA,
  kind: 'wire',
  rail: 'swift',
  currencies: ['USD', 'EUR'],
  fee: { fixed: '25.00' },
  fields: [
    ...SEPA.fields.map(field => ({ ...field, isRequired: true })),
    aField('address', { maxLength: 70 }),
    aField('city'),
  ],
}

/** In yen, by bank and branch. */
export const JAPAN: PayoutWay = {
  ...SEPA,
  rail: 'local',
  currencies: ['JPY'],
  fields: [
    aField('bankCode', { kinds: ['jpBankCode'], optionsFrom: 'bankList' }),
    aField('branchCode', { kinds: ['jpBranchCode'], optionsFrom: 'branchCodeOptionsGet' }),
    aField('accountNumber', { kinds: ['digits'], minLength: 7, maxLength: 7 }),
    aField('accountType', { optionsFrom: 'extraParamsGet' }),
  ],
}

const KEY_TYPES = ['cpf', 'phone'].map(id => ({ id, name: id === 'cpf' ? 'CPF' : 'Phone number' }))

/** In reais, by a key. */
export const PIX: PayoutWay = {
  ...SEPA,
  kind: 'instant',
  rail: 'instant',
  currencies: ['BRL'],
  fields: [
    aField('instantKeyType', { options: KEY_TYPES }),
    aField('instantKey', { kinds: ['cpf', 'phone'], minLength: 5, maxLength: 77 }),
    aField('taxId', { kinds: ['cpf', 'cnpj'], isRequired: false }),
  ],
}

const SAVINGS = { id: 'savings', name: 'Savings' }

/** What a bank answers at once about money that leaves it: to Germany, Japan, and nowhere in Utopia. */
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
    ]),
    ways: vi.fn<Transfers['ways']>(async ({ countryCode }) => {
      if (countryCode === 'TV') return []
      if (countryCode === 'BR') return [PIX]
      return countryCode === 'JP' ? [JAPAN] : [SEPA, WIRE]
    }),
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
