import { intlLocale } from '@sixpence/protocol'
import type PdfKit from 'pdfkit'
import { drawLogo } from './draw-logo.ts'
import type { LetterHead } from '../letter-head.ts'
import type { Letter } from './letter.ts'
import { setCode } from './set-code.ts'
import { setFacts } from './set-facts.ts'
import { PICTURE_WIDTH, setPicture } from './set-picture.ts'
import { setTable } from './set-table.ts'

type Doc = InstanceType<typeof PdfKit>

const MARGIN = 64
const FOOT = 96
const LOGO_HEIGHT = 30
const SIZE = { title: 20, body: 11, small: 9 }

/**
 * Writes a letter as a tagged PDF (PDF/UA): its text can be read aloud, searched and copied. Loads
 * the library and the fonts for the first one.
 */
export async function writePdf(letter: Letter): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: PdfDocument }, { REGULAR, BOLD }, { printableLetter }] = await Promise.all([
    import('pdfkit'),
    import('./letter-font.gen.ts'),
    import('./printable-letter.ts'),
  ])
  const fonts = await Promise.all([REGULAR, BOLD].map(unpacked))
  const doc = new PdfDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: FOOT, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    // Its types lack it so far.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    // The bank's code for Ukrainian is that of a country.
    lang: intlLocale(letter.locale),
    info: { Title: letter.title, Author: letter.entity.name, CreationDate: letter.at },
    // None: a font given here is read again for each lookup by name.
    font: '',
  })
  for (const [index, name] of ['regular', 'bold'].entries()) doc.registerFont(name, fonts[index])
  const written = collect(doc)
  await setLetter(doc, printableLetter(letter))
  doc.end()
  return written
}

async function setLetter(doc: Doc, letter: Letter): Promise<void> {
  const { title, entity, paragraphs, facts = [], table, code } = letter
  const root = doc.struct('Document')
  doc.addStructure(root)
  const add = (tag: 'P' | 'H1', write: () => void) => root.add(doc.struct(tag, {}, write))
  const taken = letter.picture ? PICTURE_WIDTH : 0
  setHead(doc, root, { entity, width: doc.page.width - 2 * MARGIN - taken })
  if (letter.picture) setPicture(doc, root, letter.picture)
  add('H1', () => doc.font('bold').fontSize(SIZE.title).text(title).moveDown(1))
  const [first = '', ...others] = paragraphs
  // A table comes before the text, a text before the facts.
  const rest = table ? paragraphs : others
  const body = (text: string) =>
    add('P', () => doc.font('regular').fontSize(SIZE.body).text(text, { lineGap: 3 }).moveDown(1))
  if (!table) body(first)
  doc.font('regular').fontSize(SIZE.body)
  setFacts(doc, root, facts)
  if (table) {
    await setTable(doc, root, table)
    doc.moveDown(1)
  }
  for (const text of rest) body(text)
  if (code) await setCode(doc, root, code)
  root.end()
  setFeet(doc, entity)
}

interface Head extends Pick<Letter, 'entity'> {
  /** The width of its lines. */
  readonly width: number
}

/** Sets the sender and their contact data. */
function setHead(doc: Doc, root: ReturnType<Doc['struct']>, { entity, width }: Head): void {
  const add = (write: () => void) => root.add(doc.struct('P', {}, write))
  if (entity.logo !== undefined)
    root.add(doc.struct('Figure', figureOf(entity), setLogo(doc, entity.logo)))
  add(() => doc.font('bold').fontSize(SIZE.body).text(entity.name, { width }))
  const reach = [entity.phone, entity.email, entity.web].join(' · ')
  add(() => doc.font('regular').fontSize(SIZE.small).text(entity.address, { width }))
  add(() => doc.text(reach, { width }).moveDown(3))
}

/** Sets the feet at the end: a page may begin in the middle of a paragraph. */
function setFeet(doc: Doc, entity: Letter['entity']): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    setFoot(doc, entity.footerLines)
    if (count > 1) setPageNumber(doc, `${page + 1} / ${count}`)
  }
}

/** Returns the text in place of the logo for screen readers. */
const figureOf = ({ name }: LetterHead) => ({ alt: name })

const setLogo = (doc: Doc, logo: string) => () => {
  drawLogo(doc, logo, { x: MARGIN, y: MARGIN, height: LOGO_HEIGHT })
  doc.y = MARGIN + LOGO_HEIGHT + SIZE.title
}

/** Sets the lines at the foot of a page, outside the text. */
function setFoot(doc: Doc, lines: readonly string[]): void {
  const { page } = doc
  // Otherwise text below the margin would begin another page.
  page.margins.bottom = 0
  doc.markContent('Artifact', { type: 'Pagination' })
  doc.font('regular').fontSize(SIZE.small)
  doc.text(lines.join('\n'), MARGIN, page.height - FOOT + SIZE.body, {
    width: page.width - 2 * MARGIN,
  })
  doc.endMarkedContent()
}

function setPageNumber(doc: Doc, number: string): void {
  doc.markContent('Artifact', { type: 'Pagination' })
  doc.font('regular').fontSize(SIZE.small)
  const start = doc.page.width - MARGIN - doc.widthOfString(number)
  doc.text(number, start, doc.page.height - MARGIN / 2 - SIZE.small, { lineBreak: false })
  doc.endMarkedContent()
}

function collect(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(joined(chunks)))
    doc.on('error', reject)
  })
}

/** Unpacks a font, which is stored in a third of its size. */
async function unpacked(base64: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
