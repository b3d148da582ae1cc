import { describe, expect, it } from 'vitest'
import { sampleFormat } from '../../../tests/batch-format-samples.ts'
import { readBatchFile } from '../reading/read-all.ts'
import {
  type ChosenDialect,
  DialectFinder,
  understandFile,
  type UnderstoodFile,
} from './understand.ts'

const P2P = sampleFormat('p2p')
const EFT = sampleFormat('eft')

const understand = (text: string, format = P2P, chosen: ChosenDialect = {}) =>
  understandFile(readBatchFile(new TextEncoder().encode(text)), format, chosen)

function understood(...input: Parameters<typeof understand>): UnderstoodFile {
  const result = understand(...input)
  if (!result.isUnderstood) throw new Error(result.refusal.reason)
  return result.file
}

const amounts = (...cells: string[]) =>
  `email;amount\n${cells.map(cell => `ada@x.example;${cell}\n`).join('')}`

describe('the decimal mark', () => {
  it.each<[mark: string, cells: string[]]>([
    ['.', ['12.50']],
    [',', ['12,50']],
    ['.', ['1,234.50']],
    [',', ['1.234,50']],
    ['.', ['1,234,567']],
    [',', ['1.234.567']],
    ['.', ['7', '12']],
    ['.', ['0.001']],
    [',', ['1234,567']],
    [',', ['1.234', '5,5']],
    ['.', ['1.234', '5.5']],
    ['.', ['12.']],
    [',', [',50']],
    ['.', ['"1,234.50"']],
    [',', ['1 234,50']],
  ])('is %j in %j', (mark, cells) => {
    const { dialect, questions } = understood(amounts(...cells))
    expect([dialect.decimalMark, questions]).toEqual([mark, []])
  })

  it.each<[what: string, cells: string[], examples: string[]]>([
    ['an amount with two readings', ['7', '1.234', '2.345'], ['1.234']],
    ['the same with a comma', ['1,234'], ['1,234']],
    ['amounts that contradict each other', ['1.50', '1,75'], ['1.50', '1,75']],
  ])('is asked about for %s', (_what, cells, examples) => {
    const { dialect, questions } = understood(amounts(...cells))
    expect(dialect.decimalMark).toBeUndefined()
    expect(questions).toEqual([{ about: 'decimalMark', column: 1, examples }])
  })

  it.each([
    ['found', '5,5'],
    ['asked about', '1.234'],
  ])('is %s in slices', (_what, last) => {
    const text = amounts(...Array.from({ length: 500 }, () => '7'), last)
    const file = readBatchFile(new TextEncoder().encode(text))
    const finder = new DialectFinder(file, P2P)
    let slices = 1
    while (!finder.step(() => true)) slices += 1
    expect(slices).toBe(16)
    const [whole, sliced] = [understandFile(file, P2P), finder.step()]
    expect(sliced).toStrictEqual(whole)
  })

  it('is the one that was chosen', () => {
    const file = understood(amounts('1.234'), P2P, { decimalMark: ',' })
    expect([file.dialect.decimalMark, file.questions]).toEqual([',', []])
  })
})

describe('columns', () => {
  it.each([
    ['en', 'Recipient,Country,Currency,Sum,Message,IBAN,SWIFT code'],
    ['es', 'Nombre del beneficiario,País,Moneda,IMPORTE,Concepto,IBAN,BIC'],
    ['pt', 'Beneficiário,PAIS,Moeda,Montante,Descrição,iban,swift'],
    ['ro', 'Nume beneficiar,Țară,Monedă,Sumă,Detalii,Cod IBAN,BIC'],
    ['ru', 'Получатель,Страна,Валюта,Сумма,Назначение платежа,IBAN,SWIFT'],
    ['ua', 'Отримувач,Країна,Валюта,Сума,Призначення платежу,IBAN,SWIFT'],
  ])('have names in %s', (_language, header) => {
    const { dialect } = understood(`${header}\nAda,DE,EUR,5,x,y,z\n`, EFT)
    const names = ['payeeName', 'countryCode', 'currency', 'amount', 'note', 'iban', 'bic']
    expect(dialect.columns).toEqual(names)
  })

  it.each<[what: string, header: string, columns: (string | undefined)[]]>([
    ['in any order', 'note,amount,email', ['note', 'amount', 'email']],
    ['however they are written', 'E_MAIL;  AMOUNT ;"Note"', ['email', 'amount', 'note']],
    ['beside others', 'id,email,vat,amount', [undefined, 'email', undefined, 'amount']],
    ['by their own name before others', 'sum,amount,email', [undefined, 'amount', 'email']],
    ['only once', 'email,amount,amount', ['email', 'amount', undefined]],
    ['with ids', 'rowId,email,amount', ['rowId', 'email', 'amount']],
  ])('are found %s', (_what, header, columns) => {
    const row = columns.map(name => (name === 'email' ? 'ada@x.example' : '5'))
    const separator = header.includes(';') ? ';' : ','
    const file = understood(`${header}\n${row.join(separator)}\n`)
    expect([file.dialect.columns, file.firstRow]).toEqual([columns, 1])
  })

  it('have questions about those that are required', () => {
    const { questions } = understood('who,amount\nAda,5\n')
    expect(questions).toEqual([{ about: 'columns', missing: ['email'] }])
  })

  it('are those that were chosen', () => {
    const columns = ['note', 'email', 'amount']
    const file = understood('a,b,c\nx,ada@x.example,5\n', P2P, { columns })
    expect([file.dialect.columns, file.questions]).toEqual([columns, []])
  })

  it.each<[what: string, text: string, columns: (string | undefined)[]]>([
    ['in the usual order', 'ada@x.example,5,Rent\nbo@x.example,6,\n', ['email', 'amount', 'note']],
    [
      'by their looks',
      '5,x,ada@x.example,y\n6,,bo@x.example,z\n',
      ['amount', undefined, 'email', undefined],
    ],
  ])('are found without a header, %s', (_what, text, columns) => {
    const { dialect, firstRow } = understood(text)
    expect([dialect.hasHeader, dialect.columns, firstRow]).toEqual([false, columns, 0])
  })

  it('of an account elsewhere are found in the usual order', () => {
    const names = EFT.columns.slice(1).map(({ name }) => name)
    const row = ['Ada', 'DE', 'EUR', '5', 'Rent', 'DE89370400440532013000']
    const cells = Array.from({ length: names.length }, (_, at) => row[at] ?? '')
    expect(understood(`${cells.join(';')}\n`, EFT).dialect.columns).toEqual(names)
  })
})

describe('refusals', () => {
  it.each([
    ['a header alone', 'email,amount\n', 'headerAlone'],
    ['one row too many without a header', 'a@x.example,5\n'.repeat(100_001), 'tooManyRows'],
    ['what cannot be read', '%PDF-1.4', 'notText'],
  ])('has a word for %s', (_what, text, reason) => {
    expect(understand(text)).toMatchObject({ isUnderstood: false, refusal: { reason } })
  })
})
