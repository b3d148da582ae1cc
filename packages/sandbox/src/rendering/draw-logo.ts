import type PdfKit from 'pdfkit'

type Doc = InstanceType<typeof PdfKit>
type Attributes = ReadonlyMap<string, string>

export interface LogoPosition {
  readonly x: number
  readonly y: number
  readonly height: number
}

/** The colour for `currentColor`: the ink of a letter. */
const INK = '#1a1a1a'

/**
 * Draws a logo as lines, sharp at every size. Supports groups, paths and circles with their
 * transforms, and ignores everything else in the SVG.
 */
export function drawLogo(doc: Doc, svg: string, { x, y, height }: LogoPosition): void {
  const [, boxHeight = '48'] = /viewBox="\S+ \S+ \S+ (\S+)"/.exec(svg) ?? []
  doc
    .save()
    .translate(x, y)
    .scale(height / Number(boxHeight))
  const around: Attributes[] = []
  for (const [, slash, name = '', text = '', selfClosed] of svg.matchAll(TAG)) {
    if (slash) {
      if (around.pop()) doc.restore()
      continue
    }
    const attributes = new Map([...inherited(around.at(-1)), ...readAttributes(text)])
    doc.save()
    transform(doc, attributes.get('transform'))
    drawShape(doc, name, attributes)
    if (selfClosed) doc.restore()
    else around.push(attributes)
  }
  doc.restore()
}

const TAG = /<(\/?)([a-z]+)([^>]*?)(\/?)>/g

const readAttributes = (text: string) =>
  Array.from(
    text.matchAll(/([\w-]+)="([^"]*)"/g),
    ([, name = '', value = '']) => [name, value] as const,
  )

/**
 * Returns the attributes that an element inherits. A parent's position isn't one: the drawing
 * context keeps that.
 */
const inherited = (attributes: Attributes = new Map()) =>
  [...attributes].filter(([name]) => name.startsWith('stroke') || name === 'fill')

const numbers = (text = ''): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number)

function transform(doc: Doc, text = ''): void {
  for (const [, name, values] of text.matchAll(/(translate|scale|rotate)\(([^)]*)\)/g)) {
    const [first = 0, second, third] = numbers(values)
    if (name === 'translate') doc.translate(first, second ?? 0)
    else if (name === 'scale') doc.scale(first, second ?? first)
    else doc.rotate(first, { origin: [second ?? 0, third ?? 0] })
  }
}

function drawShape(doc: Doc, name: string, attributes: Attributes): void {
  const number = (of: string) => Number(attributes.get(of) ?? '0')
  if (name === 'path') doc.path(attributes.get('d') ?? '')
  else if (name === 'circle') doc.circle(number('cx'), number('cy'), number('r'))
  else return
  paint(doc, attributes)
}

function paint(doc: Doc, attributes: Attributes): void {
  const fill = colour(attributes.get('fill') ?? 'currentColor')
  const stroke = colour(attributes.get('stroke') ?? 'none')
  setPen(doc, attributes)
  if (fill !== undefined && stroke !== undefined) doc.fillAndStroke(fill, stroke)
  else if (fill !== undefined) doc.fill(fill)
  else if (stroke !== undefined) doc.stroke(stroke)
}

function setPen(doc: Doc, attributes: Attributes): void {
  const join = attributes.get('stroke-linejoin')
  doc.lineWidth(Number(attributes.get('stroke-width') ?? '1'))
  doc.lineCap(attributes.get('stroke-linecap') === 'round' ? 'round' : 'butt')
  doc.lineJoin(join === 'round' || join === 'bevel' ? join : 'miter')
}

function colour(text: string): string | undefined {
  if (text === 'none') return undefined
  return text === 'currentColor' ? INK : text
}
