import type PdfKit from 'pdfkit'
import type { LetterCode } from './letter.ts'

type Doc = InstanceType<typeof PdfKit>
type Element = ReturnType<Doc['struct']>

/** Of the code's side, its white border included. */
const SIDE = 150
const GAP = 10

/** Sets a QR code as lines, sharp at every size, with what it says below. */
export async function setCode(
  doc: Doc,
  parent: Element,
  { address, alt, caption }: LetterCode,
): Promise<void> {
  const { encode } = await import('uqr')
  const { data, size } = encode(address, { border: 4 })
  const height = SIDE + GAP + doc.heightOfString(caption)
  if (doc.y + height > doc.page.maxY()) doc.addPage()
  const [left, top, dot] = [doc.page.margins.left, doc.y, SIDE / size]
  const draw = () => {
    for (const [row, line] of data.entries()) {
      for (const [column, isDark] of line.entries()) {
        if (isDark) doc.rect(left + column * dot, top + row * dot, dot, dot)
      }
    }
    doc.fill('#000')
  }
  parent.add(doc.struct('Figure', { alt }, draw))
  doc.y = top + SIDE + GAP
  doc.x = left
  parent.add(doc.struct('P', {}, () => doc.fillColor('#000').text(caption).moveDown(1)))
}
