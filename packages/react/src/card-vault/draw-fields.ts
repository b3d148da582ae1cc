import type { CardVaultRequest } from './card-vault.ts'
import type { VgsShow } from './vgs-show.ts'

const FIELDS = ['number', 'checkCode'] as const
/** The names of the fields in the bank's response to the vault. */
const SELECTOR = { number: 'cardNumber', checkCode: 'checkCode' } as const

interface Drawing extends CardVaultRequest {
  readonly path: string
  /** Called when every field is shown. */
  readonly onShown: () => void
  readonly onRefused: () => void
}

let drawings = 0

/** Renders a frame of the vault for each field below its label. The returned function removes them. */
export function drawFields(place: HTMLElement, show: VgsShow, drawing: Drawing): () => void {
  const list = document.createElement('dl')
  place.append(list)
  drawings += 1
  const missing = new Set<string>(FIELDS)
  const styles = stylesOf(place)
  const frames = FIELDS.map(field => {
    const name = `sixpence-${field}-${drawings}`
    const frame = show.request({
      name,
      method: 'GET',
      path: drawing.path,
      headers: { Authorization: `Bearer ${drawing.display.token}` },
      htmlWrapper: 'text',
      jsonPathSelector: SELECTOR[field],
      serializers: field === 'number' ? [inFours(show)] : [],
    })
    frame.on('revealSuccess', () => {
      if (missing.delete(field) && missing.size === 0) drawing.onShown()
    })
    frame.on('requestFail', drawing.onRefused)
    frame.on('revealFail', drawing.onRefused)
    list.append(...labelled(name, drawing.labels[field]))
    frame.render(`#${name}`, styles)
    return frame
  })
  return () => {
    for (const frame of frames) frame.unmount()
    list.remove()
  }
}

/** Returns the element that the vault finds by its id, with its label. */
function labelled(id: string, label: string): readonly HTMLElement[] {
  const term = document.createElement('dt')
  const details = document.createElement('dd')
  term.textContent = label
  details.id = id
  return [term, details]
}

const inFours = ({ SERIALIZERS }: VgsShow): unknown =>
  SERIALIZERS.replace(String.raw`(\d{4})(\d{4})(\d{4})(\d{4})`, '$1 $2 $3 $4')

/** Returns the styles for the vault's frames, which don't inherit any. */
function stylesOf(place: HTMLElement): Readonly<Record<string, string>> {
  const { color, fontSize } = getComputedStyle(place)
  return { color, 'font-size': fontSize, 'font-family': 'system-ui, sans-serif' }
}
