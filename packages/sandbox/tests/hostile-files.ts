import { LOCKED_PDF } from './locked-pdf.ts'
import { bytesOf, chunk, jpeg, png, segment } from './picture-files.ts'

const numbers = (pages: number) => Array.from({ length: pages }, (_page, index) => index + 3)

/**
 * Returns a PDF of empty pages, with more in its catalogue, on its pages, and in objects from 90
 * on.
 */
export const pdf = ({
  before = '',
  catalog = '',
  head = '',
  page = '',
  more = [] as readonly string[],
  behind = '',
  pages = 1,
} = {}) =>
  [
    `${before}%PDF-1.4\n${head}`,
    `1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj`,
    `2 0 obj<</Type/Pages/Kids[${numbers(pages)
      .map(at => `${at} 0 R`)
      .join(' ')}]/Count ${pages}>>endobj`,
    ...numbers(pages).map(
      at => `${at} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]${page}>>endobj`,
    ),
    ...more.map((object, index) => `${90 + index} 0 obj${object}endobj`),
    `trailer<</Root 1 0 R/Size ${pages + 3}>>`,
    `%%EOF\n${behind}`,
  ].join('\n')

/** The harmless text with which virus scanners are tested. */
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
const SCRIPT = '<script>alert(1)</script>'
const ZIP_END = `PK\u0005\u0006${'\0'.repeat(18)}`

interface HostileFile {
  readonly content: string | Uint8Array<ArrayBuffer>
  /** The expected reason of the refusal. */
  readonly fault: string
  readonly name?: string
  readonly password?: string
}

/** Files that the bank refuses. */
export const REFUSED_FILES: Readonly<Record<string, HostileFile>> = {
  'a program': { content: 'MZ and a program', fault: 'fileType' },
  'a shell script': { content: '#!/bin/sh\nrm -rf /', fault: 'fileType' },
  'an SVG with a script': { content: `<svg>${SCRIPT}</svg>`, fault: 'fileType', name: 'a.png' },
  'a web page': { content: `<!doctype html>${SCRIPT}`, fault: 'fileType' },
  'a ZIP': { content: `PK\u0003\u0004${ZIP_END}`, fault: 'fileType' },
  'a GIF': { content: 'GIF89a\u0001\u0000', fault: 'fileType', name: 'a.jpg' },
  'a HEIC photo': { content: '\0\0\0\u0018ftypheic\0\0\0\0', fault: 'fileHeic' },
  'a HEIC photo named JPEG': {
    content: '\0\0\0\u0018ftypmif1\0\0\0\0',
    fault: 'fileHeic',
    name: 'a.jpg',
  },
  'cut magic bytes of a PDF': { content: '%PDF', fault: 'fileType' },
  'cut magic bytes of a PNG': { content: bytesOf([0x89, 0x50, 0x4e]), fault: 'fileType' },
  'cut magic bytes of a JPEG': { content: bytesOf([0xff, 0xd8]), fault: 'fileType' },
  'half a PDF': { content: pdf().slice(0, 90), fault: 'fileDamaged' },
  'a PDF with nothing inside': { content: '%PDF-1.4\n%%EOF', fault: 'fileDamaged' },
  'half a PNG': { content: png().subarray(0, 40), fault: 'fileDamaged' },
  'half a JPEG': { content: jpeg().subarray(0, -4), fault: 'fileDamaged' },
  'a PDF that is a ZIP': { content: pdf({ behind: ZIP_END }), fault: 'filePolyglot' },
  'a PDF that begins a web page': {
    content: pdf({ head: `<html>${SCRIPT}\n` }),
    fault: 'filePolyglot',
  },
  'a PDF that ends as a web page': { content: pdf({ behind: SCRIPT }), fault: 'filePolyglot' },
  'a PNG of 60,000 × 60,000': {
    content: png({ width: 60_000, height: 60_000 }),
    fault: 'filePixels',
  },
  'a JPEG of 65,535 × 65,535': {
    content: jpeg({ width: 65_535, height: 65_535 }),
    fault: 'filePixels',
  },
  'a PDF with a script': {
    content: pdf({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert(1))>>' }),
    fault: 'fileActive',
  },
  'a PDF with a script spelled by numbers': {
    content: pdf({ catalog: '/OpenAction<</S/J#61vaScript/JS(app.alert(1))>>' }),
    fault: 'fileActive',
  },
  'a PDF that starts a program': {
    content: pdf({ catalog: '/OpenAction<</S/Launch/F(calc.exe)>>' }),
    fault: 'fileActive',
  },
  'a PDF with an attachment': {
    content: pdf({ catalog: '/Names<</EmbeddedFiles<</Names[]>>>>' }),
    fault: 'fileActive',
  },
  'a PDF of 51 pages': { content: pdf({ pages: 51 }), fault: 'filePages' },
  'a PDF with a password': {
    content: LOCKED_PDF,
    fault: 'fileEncrypted',
  },
  'a PDF with another password': {
    content: LOCKED_PDF,
    fault: 'filePassword',
    password: 'simsim',
  },
  'a test virus': { content: EICAR, fault: 'fileHarmful' },
  'a test virus in a PDF': { content: pdf({ head: `%${EICAR}\n` }), fault: 'fileHarmful' },
}

/** Files that lose their hostile parts, and are kept. */
export const INERT_FILES: Readonly<Record<string, Omit<HostileFile, 'fault'>>> = {
  'a JPEG with a script behind its end': { content: jpeg({ behind: SCRIPT }) },
  'a JPEG with a script in a comment': { content: jpeg({ before: [segment(0xfe, SCRIPT)] }) },
  'a PNG with a ZIP behind its end': { content: png({ behind: SCRIPT + ZIP_END }) },
  'a PNG with a script in a text': {
    content: png({ before: [chunk('tEXt', `Comment\0${SCRIPT}`)] }),
  },
  'a name with a path': { content: pdf(), name: '../../etc/passwd' },
  'a name with a path of Windows': { content: pdf(), name: 'C:\\Windows\\system.ini' },
  'a name with a direction mark': { content: pdf(), name: 'annual\u202Efdp.exe' },
  'a name with NUL': { content: pdf(), name: 'paper.pdf\0.exe' },
  'a name of 300 characters': { content: pdf(), name: `${'n'.repeat(300)}.pdf` },
}

/** Text that no stored file may contain. */
export const ACTIVE_TEXT = SCRIPT
