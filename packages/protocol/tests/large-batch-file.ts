import type { BatchFormat } from '../src/batch-files/format.ts'
import { sampleFormat } from './batch-format-samples.ts'

const IBANS = [
  ['DE', 'DE89370400440532013000'],
  ['NL', 'NL91ABNA0417164300'],
  ['FR', 'FR1420041010050500013M02606'],
  ['DE', 'DE14900900900000000017'],
] as const

const SECOND = 'ultimateIban'

/** Returns a format whose payees in the euro area have two IBANs. */
export function twoIbanFormat(): BatchFormat {
  const format = sampleFormat('eft')
  return {
    ...format,
    columns: [...format.columns, { name: SECOND, content: 'detail', isRequired: false }],
    ways: format.ways.map(way => ({
      ...way,
      fields: way.fields.flatMap(field =>
        field.name === 'iban' ? [field, { ...field, name: SECOND }] : [field],
      ),
    })),
  }
}

/** Returns a file in that format; 100,000 rows have 13.8 MB. */
export function largeBatchFile(rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const [country, iban] = IBANS[row % IBANS.length] ?? IBANS[0]
    const amount = `${(row % 5000) + 5}.${String(row % 100).padStart(2, '0')}`
    const note = `Invoice 2026-${row} of November for goods`
    return `Payee Number ${row} GmbH,${country},EUR,${amount},${note},${iban},COBADEFFXXX,${iban}\n`
  })
  return `payeeName,countryCode,currency,amount,note,iban,bic,${SECOND}\n${lines.join('')}`
}
