import type PdfKit from 'pdfkit'

type Doc = InstanceType<typeof PdfKit>
type Element = ReturnType<Doc['struct']>

/** The width of the names, as a share of the letter's width. */
const SHARE = 0.36
const GAP = 7
const FAINT = 0.66

/** Sets names beside their values, a line each. A screen reader reads each as a sentence. */
export function setFacts(
  doc: Doc,
  parent: Element,
  facts: readonly (readonly [name: string, value: string])[],
): void {
  const { width, margins } = doc.page
  const start = margins.left + (width - margins.left - margins.right) * SHARE
  const names = { width: start - margins.left - GAP }
  const values = { width: width - margins.right - start }
  for (const [name, value] of facts) {
    const label = `${name}:`
    const height = Math.max(doc.heightOfString(label, names), doc.heightOfString(value, values))
    if (doc.y + height > doc.page.maxY()) doc.addPage()
    const top = doc.y
    const set = () => {
      doc.fillOpacity(FAINT).text(label, margins.left, top, names)
      doc.fillOpacity(1).text(value, start, top, values)
    }
    parent.add(doc.struct('P', {}, set))
    doc.y = top + height + GAP
  }
  doc.x = margins.left
  doc.moveDown(1)
}
