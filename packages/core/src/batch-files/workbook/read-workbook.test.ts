import { describe, expect, it } from 'vitest'
import { readWorkbook, type WorkbookOptions } from './read-workbook.ts'
import {
  cell,
  number,
  oneSheet,
  shared,
  sheetXml,
  text,
  workbook,
  type WorkbookContent,
  workbookFiles,
  zipped,
} from './workbooks.fixture.ts'

async function opened(bytes: Uint8Array, options: WorkbookOptions = {}) {
  const result = await readWorkbook(bytes, options)
  if (!result.isRead) throw new Error(result.refusal.reason)
  const { sheet } = result.file
  return { ...result, sheet, rows: Array.from({ length: sheet.rows }, (_, at) => sheet.texts(at)) }
}

const cells = async (row: readonly string[], content: Omit<WorkbookContent, 'sheets'> = {}) =>
  (await opened(oneSheet([row], content))).rows[0]

describe('cells', () => {
  it('are texts, shared or not, with all their letters (MASS-001)', async () => {
    const strings = ['<t>a &amp; &#x416;</t>', '<r><t>b</t></r><r><t> c</t></r><rPh><t>x</t></rPh>']
    const row = [shared(0), shared(1), text(' "q", '), text('_x0041__x000D_&lt;&#10;')]
    expect(await cells(row, { strings })).toEqual(['a & Ж', 'b c', ' "q", ', 'A\r<\n'])
  })

  it('are empty where they name no shared text', async () => {
    const row = [cell('<v></v>', 't="s"'), cell('<v/>'), text('x')]
    expect(await cells(row, { strings: ['<t>first</t>'] })).toEqual(['', '', 'x'])
  })

  it('stay text where they look like something else (MASS-001)', async () => {
    const row = ['=1+1', "'=x", '+', '007', '1.234,50', 'sep=;', '<![CDATA[&amp;]]>'].map(text)
    const texts = ['=1+1', "'=x", '+', '007', '1.234,50', 'sep=;', '&amp;']
    expect(await cells(row)).toEqual(texts)
  })

  it.each(['sep=;', '%PDF-1.4'])('may start with %j', async first => {
    expect(await cells([text(first), text('x')])).toEqual([first, 'x'])
  })

  it('are numbers with their stored digits and a point (MASS-001)', async () => {
    const row = ['1.1000000000000001', '1234.5', '1.5E+3', '-7', '123456789012345']
    const texts = ['1.1', '1234.5', '1500', '-7', '123456789012345']
    expect(await cells(row.map(each => number(each)))).toEqual(texts)
  })

  it('keep the zeros that their format shows', async () => {
    expect(await cells([number('12345', 3), number('12345', 4)])).toEqual(['012345', '12345'])
  })

  it('are numbers with an exponent once they have lost digits', async () => {
    const row = ['8.9300000000000000E+19', '4111111111111111'].map(each => number(each))
    expect(await cells(row)).toEqual(['8.93E+19', '4.11111111111111E+15'])
  })

  it('are dates, truths, faults and results of formulas', async () => {
    const row = [
      number('45992', 1),
      number('45992.25', 2),
      cell('<v>1</v>', 't="b"'),
      cell('<v>#N/A</v>', 't="e"'),
      cell('<f>A1*2</f><v>7.5</v>'),
      cell('<f>A1&amp;"x"</f><v>yx</v>', 't="str"'),
      cell('<f>A1&amp;""</f><v></v>', 't="str"'),
      cell('<f>SUM(B1)</f>'),
      cell('<f>SUM(B2)</f><v/>'),
      number('3', 6),
    ]
    expect(await cells(row)).toEqual([
      '2025-12-01',
      '2025-12-01T06:00:00',
      'TRUE',
      '#N/A',
      '7.5',
      'yx',
      '',
      '=SUM(B1)',
      '=SUM(B2)',
      '3',
    ])
  })

  it('stand in the columns that they name', async () => {
    const row = [cell('<v>1</v>', 'r="B1"'), cell('<v>2</v>'), cell('<v>3</v>', 'r="AA1"')]
    const found = (await cells(row)) ?? []
    expect([found.length, found.indexOf('1'), found.indexOf('2'), found.indexOf('3')]).toEqual([
      27, 1, 2, 26,
    ])
  })

  it('have names with a prefix in the files of some programs', async () => {
    const files = workbookFiles({ sheets: { a: sheetXml([[text('x'), number('2')]]) } })
    const prefixed = Object.fromEntries(
      Object.entries(files).map(([name, xml]) => [name, xml.replaceAll(/<(\/?)(\w)/g, '<$1x:$2')]),
    )
    expect((await opened(zipped(prefixed, 0))).rows).toEqual([['x', '2']])
  })
})

describe('rows', () => {
  it('have the numbers of the sheet as their lines (MASS-001)', async () => {
    const { sheet, rows } = await opened(
      oneSheet([[], [text('a\nb')], [text(' '), cell('')], [], [cell('', 's="1"'), text('c')]]),
    )
    expect(rows).toEqual([['a\nb'], ['', 'c']])
    expect([sheet.line(0), sheet.line(1)]).toEqual([2, 5])
    expect([sheet.hasLooseQuotes(0), sheet.hasLooseQuotes(1)]).toEqual([false, false])
  })

  it('tell the columns that have only numbers', async () => {
    const header = ['a', 'b', 'c'].map(text)
    const { numberColumns } = await opened(
      oneSheet([
        header,
        [text('x'), number('1.234'), number('1')],
        [text('y'), number('2.345'), text('1')],
      ]),
    )
    expect(numberColumns).toEqual([1])
  })
})

describe('sheets', () => {
  const sheets = {
    Notes: sheetXml([[], [text('')]]),
    May: sheetXml([[text('a')]]),
    June: sheetXml([[text('b')]]),
    Lists: sheetXml([[text('c')]]),
  }

  it('are asked about if several have content (MASS-001)', async () => {
    expect(await readWorkbook(workbook({ sheets, hidden: ['Lists'] }))).toEqual({
      isRead: false,
      refusal: { reason: 'severalSheets', sheets: ['May', 'June'] },
    })
  })

  it('are chosen by their names', async () => {
    const { rows, sheetName } = await opened(workbook({ sheets }), { sheet: 'June' })
    expect([rows, sheetName]).toEqual([[['b']], 'June'])
  })

  it('need no choice if one has content', async () => {
    const { sheetName } = await opened(workbook({ sheets, hidden: ['June', 'Lists'] }))
    expect(sheetName).toBe('May')
  })
})

describe('the work', () => {
  const bytes = oneSheet(
    Array.from({ length: 20_000 }, (_, at) => [text(`note ${String(at)}`), number('5')]),
  )

  it('states its progress, and ends when the pause throws (MASS-001)', async () => {
    const shares: number[] = []
    await opened(bytes, { onProgress: share => shares.push(share) })
    expect(shares.length).toBeGreaterThan(20)
    expect(shares.every(share => share >= 0 && share <= 1)).toBe(true)
    const stop = new Error('stopped')
    await expect(readWorkbook(bytes, { pause: () => Promise.reject(stop) })).rejects.toBe(stop)
  })
})
