import type PdfKit from 'pdfkit'
import type { LetterPicture } from './letter.ts'

type Doc = InstanceType<typeof PdfKit>
type Element = ReturnType<Doc['struct']>

/** The room for a picture, its upper edge at that of the text. */
const BOX = { width: 120, height: 48 }
/** The width taken from the lines beside it. */
export const PICTURE_WIDTH = BOX.width + 16

/** Puts a picture into the upper corner at the end of the lines; the text flows as without it. */
export function setPicture(doc: Doc, parent: Element, picture: LetterPicture): void {
  const { png, width, height, alt } = picture
  const scale = Math.min(BOX.width / width, BOX.height / height)
  const { top, right } = doc.page.margins
  const size = { width: width * scale, height: height * scale }
  const { x, y } = doc
  // Its types accept no other bytes that every runtime has.
  const bytes = new Uint8Array(png).buffer
  const draw = () => {
    doc.image(bytes, doc.page.width - right - size.width, top, size)
    Object.assign(doc, { x, y })
  }
  parent.add(doc.struct('Figure', { alt }, draw))
}
