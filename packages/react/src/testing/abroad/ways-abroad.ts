import type { PayoutField, PayoutWay } from '@sixpence/core/transfers'

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
  arrivesAt: new Date(2026, 10, 26, 9).toISOString(),
  fields: [
    aField('iban', { kinds: ['iban'], minLength: 15 }),
    aField('bic', { kinds: ['bic'], isRequired: false, minLength: 8, maxLength: 11 }),
  ],
}

/** In euro or dollars, with a choice of the fee's share. */
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

/** In Canadian dollars, to an email address. */
export const INTERAC: PayoutWay = {
  ...SEPA,
  kind: 'interac',
  rail: 'interac',
  currencies: ['CAD'],
  fields: [aField('email', { kinds: ['email'], minLength: 5, maxLength: 64 })],
}

/** In dollars, to a card of another bank. */
export const CARD: PayoutWay = {
  ...SEPA,
  kind: 'oct',
  rail: 'card',
  currencies: ['USD'],
  fee: { fixed: '0', share: '0.015', least: '2.00' },
  fields: [aField('cardId', { minLength: 8, maxLength: 64, optionsFrom: 'externalCardList' })],
}

/** In bitcoin. */
export const BITCOIN: PayoutWay = {
  ...SEPA,
  kind: 'cryptoEft',
  rail: 'blockchain',
  currencies: ['BTC'],
  fields: [aField('walletAddress', { kinds: ['bitcoinAddress'], minLength: 14, maxLength: 74 })],
}
