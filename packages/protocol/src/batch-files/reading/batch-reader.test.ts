import { describe, expect, it } from 'vitest'
import { BatchReader } from './batch-reader.ts'
import { MOST_BYTES } from './limits.ts'
import { read, rowsOf, sheetOf, utf8 } from './read-files.fixture.ts'

describe('cells', () => {
  it.each<[what: string, text: string, rows: string[][]]>([
    [
      'plain ones',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a last line without an end',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'empty ones',
      'a,,c\n,2,\n',
      [
        ['a', '', 'c'],
        ['', '2', ''],
      ],
    ],
    [
      'CRLF',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CR alone',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'all line ends in one file',
      'a,b\r\n1,2\n3,4\r5,6',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    ['quoted delimiters', '"a,b",c\n', [['a,b', 'c']]],
    ['doubled quotes', '"a ""b""",""""\n', [['a "b"', '"']]],
    [
      'quoted line ends',
      '"a\r\nb",c\n"d\ne",f\n',
      [
        ['a\r\nb', 'c'],
        ['d\ne', 'f'],
      ],
    ],
    ['empty quotes', '"",x\n', [['', 'x']]],
    ['spaces after a closing quote', '"a"  ,b\n', [['a', 'b']]],
    ['quotes within a cell without them', '3" pipe,x\n', [['3" pipe', 'x']]],
    ['spaces around texts', ' a , b\n', [[' a ', ' b']]],
    [
      'rows of different lengths',
      'a,b,c\n1\n1,2,3,4\n',
      [['a', 'b', 'c'], ['1'], ['1', '2', '3', '4']],
    ],
    [
      'no blank lines',
      '\n\na,b\n \n,\n\t\n1,2\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['NUL', 'a\0b,c\n', [['a\0b', 'c']]],
    ['a single column', 'a\nb\n', [['a'], ['b']]],
    ['long texts beyond ASCII', `${'ș'.repeat(40)},x\n`, [['ș'.repeat(40), 'x']]],
  ])('has %s', (_what, text, rows) => {
    expect(rowsOf(read(text, { delimiter: ',' }))).toEqual(rows)
  })

  it('is empty beyond the end of a row', () => {
    const sheet = sheetOf(read('a,b\n1\n'))
    expect([sheet.text(1, 1), sheet.text(1, 9), sheet.cellCount(1)]).toEqual(['', '', 1])
  })
})

describe('loose quotes', () => {
  it.each<[what: string, text: string, rows: string[][], marked: number[]]>([
    [
      'a quote that is never closed costs its own line',
      'a,b\n"1,2\n3,4\n5,6\n',
      [
        ['a', 'b'],
        ['"1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
      [1],
    ],
    [
      'also at the end',
      'a,b\n1,"2',
      [
        ['a', 'b'],
        ['1', '"2'],
      ],
      [1],
    ],
    [
      'one on each line',
      '"1,2\n"3,4\n',
      [
        ['"1', '2'],
        ['"3', '4'],
      ],
      [0, 1],
    ],
    [
      'a quote inside is kept',
      '"a"b",c\n1,2\n',
      [
        ['a"b', 'c'],
        ['1', '2'],
      ],
      [0],
    ],
    [
      'a quote inside, never closed',
      '"a"b,c\n1,2\n',
      [
        ['"a"b', 'c'],
        ['1', '2'],
      ],
      [0],
    ],
    ['quoted lines before a letter', '"a\nb"c,d\n', [['"a'], ['b"c', 'd']], [0]],
  ])('%s', (_what, text, ...[rows, marked]) => {
    const file = read(text, { delimiter: ',' })
    const { hasLooseQuotes } = sheetOf(file)
    expect(rowsOf(file)).toEqual(rows)
    expect(rows.flatMap((_, row) => (hasLooseQuotes(row) ? [row] : []))).toEqual(marked)
  })

  it('costs only its own line in a large file', () => {
    const file = read(`a,b\n"1,2\n${'3,4\n'.repeat(40_000)}`)
    expect(sheetOf(file).rows).toBe(40_002)
    expect(sheetOf(file).texts(40_001)).toEqual(['3', '4'])
  })
})

describe('lines', () => {
  it.each(['\n', '\r\n', '\r'])('are those of the file, with %j', end => {
    const text = ['a,b', '"1', '2",x', '', '3,4', '"open,5', '6,7'].join(end)
    const sheet = sheetOf(read(text))
    expect(Array.from({ length: sheet.rows }, (_, row) => sheet.line(row))).toEqual([1, 2, 5, 6, 7])
  })

  it('count from after the line that states the delimiter', () => {
    const file = read('sep=;\r\na;b\r\n1;2\r\n')
    expect([rowsOf(file), sheetOf(file).line(1)]).toEqual([
      [
        ['a', 'b'],
        ['1', '2'],
      ],
      3,
    ])
  })
})

describe('delimiters', () => {
  it.each([
    [',', 'a,b,c\n1,2,3\n'],
    [';', 'a;b;c\n1,5;2,5;3\n'],
    [';', '1,5;x\n2,5;y\n'],
    ['\t', 'a\tb\tc\n1, 2\t3\t4\n'],
    ['|', 'a|b\n1|2\n'],
    [';', 'name;amount;note\nA;1,50;one, two, three\nB;2,50;four\n'],
    [',', '"a;b;c","d;e;f"\n"1;2;3",4\n'],
    [',', 'a\nb\n'],
  ])('finds %j', (delimiter, text) => {
    expect(read(text)).toMatchObject({ isRead: true, delimiter })
  })
})

describe('refusals', () => {
  it.each<[what: string, content: Uint8Array | string, refusal: object]>([
    ['nothing', '', { reason: 'empty' }],
    ['a byte order mark alone', '\uFEFF', { reason: 'empty' }],
    ['blank lines', '\n \r\n,,,\n', { reason: 'empty' }],
    ['a PDF', '%PDF-1.7\n1 0 obj', { reason: 'notText', content: 'pdf' }],
    ['a ZIP', 'PK\x03\x04, a', { reason: 'notText', content: 'zip' }],
    [
      'an encrypted sheet',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
      { reason: 'notText', content: 'office' },
    ],
    ['too many rows', 'a,b\n'.repeat(100_002), { reason: 'tooManyRows', most: 100_000 }],
    ['a line of 10 MB', `a,b\n1,2\n${'x'.repeat(10_000_000)}`, { reason: 'rowTooLong', line: 3 }],
    [
      'a line of 10 MB in quotes',
      `a,b\n"${'x'.repeat(10_000_000)}"\n`,
      { reason: 'rowTooLong', line: 2 },
    ],
    ['a large file', new Uint8Array(MOST_BYTES + 1), { reason: 'tooLarge', most: MOST_BYTES }],
  ])('has a word for %s', (_what, content, refusal) => {
    expect(read(content)).toEqual({ isRead: false, refusal })
  })

  it('takes as many rows as there may be, besides the header', () => {
    expect(sheetOf(read('a,b\n'.repeat(100_001))).rows).toBe(100_001)
  })
})

describe('slices', () => {
  it('stops when it is due, and goes on later', () => {
    const content = utf8('a,b\n1,2\n'.repeat(40_000))
    const reader = new BatchReader()
    reader.feed(content)
    reader.end()
    let slices = 1
    while (!reader.step(() => true)) slices += 1
    expect(slices).toBe(5)
    expect(reader.step()).toMatchObject({ isRead: true, sheet: { rows: 80_000 } })
  })
})
