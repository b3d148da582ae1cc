import type PdfKit from 'pdfkit'
import type { LetterCode } from './letter.ts'

type Doc = InstanceType<typeof PdfKit>
type Element = ReturnType<Doc['struct']>

/** The code's side, including its white border. */
const SIDE = 120
const GAP = 10
/** The text begins about where the dark part of the code does. */
const BORDER = 10

/** Draws a QR code as lines, sharp at every size, with its caption beside it. */
export async function setCode(
  doc: Doc,
  parent: Element,
  { address, alt, caption }: LetterCode,
): Promise<void> {
  const { encode } = await import('uqr')
  const { data, size } = encode(address, { border: 4 })
  const { width, margins } = doc.page
  const beside = { width: width - margins.left - margins.right - SIDE - GAP }
  const height = Math.max(SIDE, BORDER + doc.heightOfString(caption, beside))
  if (doc.y + height > doc.page.maxY()) doc.addPage()
  const [left, top, dot] = [margins.left, doc.y, SIDE / size]
  const draw = () => {
    for (const [row, line] of data.entries()) {
      for (const [column, isDark] of line.entries()) {
        if (isDark) doc.rect(left + column * dot, top + row * dot, dot, dot)
      }
    }
    doc.fill('#000')
  }
  parent.add(doc.struct('Figure', { alt }, draw))
  const say = () => doc.fillColor('#000').text(caption, left + SIDE + GAP, top + BORDER, beside)
  parent.add(doc.struct('P', {}, say))
  doc.x = left
  doc.y = top + height + GAP
}
