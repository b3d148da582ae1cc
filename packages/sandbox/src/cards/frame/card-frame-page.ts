import { intlLocale } from '@sixpence/protocol'
import type { Display } from '../secrets/card-display.ts'
import { CARD_FRAME_WORDS } from './card-frame-words.ts'

/** The path of the frame; its script and style sheet are next to it. */
export const CARD_FRAME = '/card-frame'

/** Returns the frame with what is printed on a card, or with a note that it is no longer shown. */
export function framePage({ hostOrigin, locale, card }: Display): string {
  const words = CARD_FRAME_WORDS[locale]
  return `<!doctype html>
<html lang="${intlLocale(locale)}" data-host="${hostOrigin}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<link rel="stylesheet" href="${CARD_FRAME}.css">
<script src="${CARD_FRAME}.js" defer></script>
</head>
<body>
${
  card
    ? `<dl>
<div><dt>${words.number}</dt><dd id="number">${card.number.replaceAll(/(.{4})(?=.)/g, '$1 ')}</dd></div>
<div><dt>${words.expiry}</dt><dd>${expiryText(card)}</dd></div>
<div><dt>${words.checkCode}</dt><dd id="check-code">${card.checkCode}</dd></div>
</dl>`
    : `<p>${words.over}</p>`
}
</body>
</html>
`
}

const expiryText = ({ expiryMonth, expiryYear }: NonNullable<Display['card']>): string =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`

/** Hides the digits after half a minute and when the user looks away, and notifies the host. */
export const FRAME_SCRIPT = `
const root = document.documentElement
const search = new URLSearchParams(location.search)
root.style.color = search.get('ink') ?? ''
root.style.colorScheme = search.get('scheme') ?? ''
const tell = cardFrame =>
  parent.postMessage({ cardFrame, height: root.offsetHeight }, root.dataset.host)
if (document.querySelector('dl')) {
  const end = () => {
    document.body.replaceChildren()
    tell('gone')
  }
  setTimeout(end, 30_000)
  addEventListener('blur', end)
  addEventListener('pagehide', end)
  addEventListener('keydown', event => event.key === 'Escape' && end())
  document.addEventListener('visibilitychange', () => document.hidden && end())
  tell('shown')
} else tell('refused')
`

export const FRAME_STYLE = `
body { margin: 0; padding: 2px; font: 16px/1.4 system-ui, sans-serif; }
dl { display: flex; flex-wrap: wrap; gap: 12px 32px; margin: 0; }
dl > :first-child { flex-basis: 100%; }
dt { font-size: 0.875em; }
dd { margin: 0; font-size: 1.25em; font-weight: 600; font-variant-numeric: tabular-nums; }
p { margin: 0; }
`
