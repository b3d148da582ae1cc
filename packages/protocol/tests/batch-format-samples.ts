import { canonicalColumns } from '../src/batch-files/columns/canonical-columns.ts'
import type { BatchWay, BatchField, BatchFormat } from '../src/batch-files/format.ts'
import type { BatchType } from '../src/batches/index.ts'

const field = (name: string, kinds: string[], [minLength, maxLength]: [number, number]) => ({
  name,
  kinds,
  isRequired: true,
  minLength,
  maxLength,
})

const optional = (one: BatchField): BatchField => ({ ...one, isRequired: false })

const IBAN = [field('iban', ['iban'], [15, 34]), optional(field('bic', ['bic'], [8, 11]))]

const account = (countryCode: string, currency: string, fields: readonly BatchField[]) => ({
  countryCode,
  currencies: [currency],
  rail: 'local' as const,
  fields,
})

/** Countries with fields of each sort. */
export const SAMPLE_WAYS: readonly BatchWay[] = [
  { ...account('DE', 'EUR', IBAN), rail: 'sepa' },
  { ...account('NL', 'EUR', IBAN), rail: 'sepa' },
  { ...account('FR', 'EUR', IBAN), rail: 'sepa' },
  { ...account('GB', 'EUR', IBAN), rail: 'sepa' },
  account('GB', 'GBP', [
    field('sortCode', ['sortCode'], [6, 6]),
    field('accountNumber', ['gbAccount'], [8, 8]),
  ]),
  account('US', 'USD', [
    field('routingNumber', ['aba'], [9, 9]),
    field('accountNumber', ['digits'], [4, 17]),
    {
      ...field('accountType', ['text'], [1, 20]),
      options: [{ id: 'checking' }, { id: 'savings' }],
    },
  ]),
  account('JP', 'JPY', [
    field('bankCode', ['jpBankCode'], [4, 4]),
    field('accountNumber', ['digits'], [7, 7]),
  ]),
  account('MX', 'MXN', [field('clabe', ['clabe'], [18, 18])]),
  account('BR', 'BRL', [field('taxId', ['cpf', 'cnpj'], [11, 14])]),
  account('AE', 'BHD', [field('accountNumber', ['accountNumber'], [4, 34])]),
]

/** Returns the format of a kind of batch, for the sample countries. */
export const sampleFormat = (type: BatchType): BatchFormat => {
  const ways = type === 'p2p' ? [] : SAMPLE_WAYS
  const minimum = type === 'p2p' ? '1' : '5'
  return { type, columns: canonicalColumns(type, ways), ways, minimum, maximum: '25000' }
}
