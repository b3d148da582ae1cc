import {
  BatchChecker,
  type BatchFormat,
  canonicalColumns,
  understandFile,
} from '@sixpence/protocol/batch-files'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import { number, oneSheet, text } from './workbooks.fixture.ts'

const field = (name: string, kind: string, length: number) => ({
  name,
  kinds: [kind],
  isRequired: true,
  minLength: length,
  maxLength: length,
})

const WAYS: BatchFormat['ways'] = [
  {
    countryCode: 'GB',
    currencies: ['GBP'],
    rail: 'local',
    fields: [field('sortCode', 'sortCode', 6), field('accountNumber', 'gbAccount', 8)],
  },
  {
    countryCode: 'MX',
    currencies: ['MXN'],
    rail: 'local',
    fields: [field('clabe', 'clabe', 18)],
  },
]
const EFT: BatchFormat = { type: 'eft', columns: canonicalColumns('eft', WAYS), ways: WAYS }

const HEADER = ['payeeName', 'countryCode', 'currency', 'amount', 'sortCode', 'accountNumber']
const GB = ['Ada', 'GB', 'GBP'].map(text)
const MX = [...['Eva', 'MX', 'MXN'].map(text), number('5'), text(''), text('')]

async function checked(rows: readonly (readonly string[])[]): Promise<BatchChecker> {
  const workbook = oneSheet([[...HEADER, 'clabe'].map(text), ...rows])
  const read = await readWorkbook(workbook)
  if (!read.isRead) throw new Error(read.refusal.reason)
  const understood = understandFile(read.file, EFT)
  if (!understood.isUnderstood) throw new Error(understood.refusal.reason)
  const checker = new BatchChecker(understood.file, EFT, 'GBP')
  checker.step()
  return checker
}

describe('the rules of rows', () => {
  it('take numbers of a workbook as they are (MASS-001)', async () => {
    const checker = await checked([
      [...GB, number('1250.5'), number('200000'), number('12345678')],
      [...GB, number('0.1'), number('12345', 3), text('01234567')],
    ])
    expect([checker.faultyRows, checker.totals.totals]).toEqual([
      0,
      [{ currencyCode: 'GBP', amount: '1250.60', rows: 2 }],
    ])
  })

  it('find what a spreadsheet has ruined (MASS-001)', async () => {
    const checker = await checked([
      [...GB, number('5'), number('40004'), text('12345678')],
      [...MX, number('32180000118359719')],
      [...MX, text('8.93E+19')],
      [...GB, number('8.93E+19'), text('400004'), text('12345678')],
    ])
    const ruined = (damage: string) => ({ reason: 'ruined', damage })
    expect([0, 1, 2, 3].map(row => checker.faults(row).cells)).toEqual([
      { sortCode: ruined('leadingZeros') },
      { clabe: ruined('exponent') },
      { clabe: ruined('exponent') },
      { amount: ruined('exponent') },
    ])
  })
})
