import { strToU8, zipSync } from 'fflate'

/** A cell with its attributes and content, as a sheet writes it. */
export const cell = (content: string, attributes = ''): string => `<c ${attributes}>${content}</c>`
export const text = (value: string): string =>
  cell(`<is><t xml:space="preserve">${value}</t></is>`, 't="inlineStr"')
export const number = (value: string, style = 0): string =>
  cell(`<v>${value}</v>`, `s="${String(style)}"`)
export const shared = (index: number): string => cell(`<v>${String(index)}</v>`, 't="s"')

/** A sheet with rows of cells. */
export const sheetXml = (rows: readonly (readonly string[])[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet><sheetData>${rows
    .map((cells, at) => `<row r="${String(at + 1)}">${cells.join('')}</row>`)
    .join('')}</sheetData></worksheet>`

const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const relationships = (all: readonly (readonly [id: string, type: string, file: string])[]) =>
  `<Relationships>${all
    .map(([id, type, file]) => {
      return `<Relationship Id="${id}" Type="${RELATIONSHIP}/${type}" Target="${file}"/>`
    })
    .join('')}</Relationships>`

/** The formats of the styles of cells, from 0. */
export const STYLES = ['General', 'DATE', 'yyyy\\-mm\\-dd;@', '000000', '0.00', '[h]:mm', '0 "m"']

const stylesXml = `<styleSheet><numFmts>${STYLES.map((code, at) => {
  return `<numFmt numFmtId="${String(at + 164)}" formatCode='${code}'/>`
}).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${STYLES.map(
  (code, at) => `<xf numFmtId="${code === 'DATE' ? '14' : String(at + 164)}"/>`,
).join('')}</cellXfs></styleSheet>`

/** The content of a workbook's files that a test changes. */
export interface WorkbookContent {
  /** The XML of each sheet by its name. */
  readonly sheets: Readonly<Record<string, string>>
  /** The names of the sheets that aren't shown. */
  readonly hidden?: readonly string[]
  /** The XML of each shared string. */
  readonly strings?: readonly string[]
  readonly isFrom1904?: boolean
}

/** Returns the files in a workbook by their names. */
export function workbookFiles(content: WorkbookContent): Record<string, string> {
  const names = Object.keys(content.sheets)
  const sheets = names.map((name, at) => {
    const state = content.hidden?.includes(name) === true ? 'state="hidden"' : ''
    return `<sheet name="${name}" sheetId="${String(at + 1)}" ${state} r:id="r${String(at)}"/>`
  })
  const worksheets = names.map((_, at) => {
    return [`r${String(at)}`, 'worksheet', `worksheets/sheet${String(at)}.xml`] as const
  })
  return {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationships([['a', 'officeDocument', '/xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook><workbookPr date1904="${String(content.isFrom1904 ?? false)}"/>
      <sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...worksheets,
      ['t', 'sharedStrings', 'sharedStrings.xml'],
      ['s', 'styles', '../xl/styles.xml'],
    ]),
    'xl/sharedStrings.xml': `<sst>${(content.strings ?? []).map(one => `<si>${one}</si>`).join('')}</sst>`,
    'xl/styles.xml': stylesXml,
    ...Object.fromEntries(
      Object.values(content.sheets).map((xml, at) => [`xl/worksheets/sheet${String(at)}.xml`, xml]),
    ),
  }
}

/** Packs files by their names. */
export const zipped = (files: Readonly<Record<string, string>>, level: 0 | 6 = 6) =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])),
    { level },
  )

/** Returns a workbook. */
export const workbook = (content: WorkbookContent) => zipped(workbookFiles(content))

/** Returns a workbook with one sheet of these rows. */
export const oneSheet = (
  rows: readonly (readonly string[])[],
  content: Omit<WorkbookContent, 'sheets'> = {},
) => workbook({ ...content, sheets: { Payments: sheetXml(rows) } })
