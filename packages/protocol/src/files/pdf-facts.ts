import { textBeforePdf } from './upload.ts'
import type { ByteSource } from './byte-source.ts'
import type { FileFacts } from './file-facts.ts'
import { scanText } from './scan-text.ts'

/**
 * Names that run something, start a program or carry another file. Shorter names would occur by
 * chance in compressed data.
 */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE)(?![\w#])/
const ENCRYPTED = /\/Encrypt(?![\w#])/
const PAGE = /\/Type\s*\/Page(?![\w#])/g
const WEB_PAGE = /<(?:!doctype\s|html|script|svg|iframe)/i
/**
 * Programs that open web pages look for one near the beginning, but text written on a page doesn't
 * count.
 */
const HEAD_BYTES = 4096
const WRITTEN = /\((?:[^()\\]|\\.)*\)/gs
/**
 * The text that mail programs and printers leave before the header: lines of text, or a byte order
 * mark.
 */
const LEFT_BEFORE = /^(?:\u00EF\u00BB\u00BF)?(?!\s*(?:[<{]|#!|%!|MZ|BM|GIF8))[\s -~]*$/
/** Printer languages start with it. */
const ESCAPE = '\u001B'
/** The sizes of a ZIP's end record, and of the longest comment after it. */
const ZIP_END_BYTES = 22
const MOST_COMMENT = 65_535
/** The maximum number of characters that mail programs and web servers leave after the end. */
const MOST_BEHIND = 1024

/** Reads the facts about a PDF that show without opening it. */
export async function readPdfFacts(source: ByteSource): Promise<Partial<FileFacts>> {
  const end = await readEnd(source)
  const head = await source.read(0, HEAD_BYTES)
  const found = { isActive: false, isEncrypted: false, pages: 0 }
  await scanText(source, (raw, isNew) => {
    const text = plainNames(raw)
    found.isActive ||= ACTIVE.test(text)
    found.isEncrypted ||= ENCRYPTED.test(text)
    for (const { index, 0: page } of raw.matchAll(PAGE)) {
      if (isNew(index + page.length)) found.pages += 1
    }
  })
  const isWebPage = WEB_PAGE.test(latin(head).replaceAll(WRITTEN, '')) || WEB_PAGE.test(end.behind)
  const isElse = !LEFT_BEFORE.test(textBeforePdf(head)?.replaceAll(ESCAPE, '') ?? '')
  return {
    ...found,
    isPolyglot: isElse || isWebPage || end.isZip || end.behind.trim().length > MOST_BEHIND,
    isDamaged: !end.isWhole,
  }
}

async function readEnd(source: ByteSource) {
  const bytes = await source.read(
    Math.max(0, source.size - ZIP_END_BYTES - MOST_COMMENT),
    source.size,
  )
  const text = latin(bytes)
  const eof = text.lastIndexOf('%%EOF')
  return {
    isWhole: eof >= 0,
    behind: eof < 0 ? '' : text.slice(eof + 5).replaceAll('\0', ''),
    isZip: endsAsZip(bytes, text),
  }
}

/** A ZIP is found from its end: the length of its comment shows where that is. */
function endsAsZip(bytes: Uint8Array, text: string): boolean {
  const at = text.lastIndexOf('PK\u0005\u0006')
  if (at < 0 || at + ZIP_END_BYTES > bytes.length) return false
  const comment = (bytes[at + 20] ?? 0) | ((bytes[at + 21] ?? 0) << 8)
  return at + ZIP_END_BYTES + comment <= bytes.length
}

/** Letters in a name may be written as numbers, as in `/J#61vaScript`. */
const plainNames = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
