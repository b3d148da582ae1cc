import { IS_CARD_NUMBER } from './is-card-number.ts'

/**
 * Takes a number, shows the page its first six digits, its last four and if it is valid, and sends
 * it to the vault when the page requests the token. Nothing else of it leaves the frame.
 */
export const NUMBER_FRAME_SCRIPT = `
const root = document.documentElement
const search = new URLSearchParams(location.search)
root.style.color = search.get('ink') ?? ''
root.style.colorScheme = search.get('scheme') ?? ''
root.style.fontSize = search.get('size') ?? ''
const isCardNumber = ${IS_CARD_NUMBER}
const field = document.querySelector('input')
const tell = (cardNumberFrame, more) =>
  parent.postMessage({ cardNumberFrame, ...more }, root.dataset.host)
const typed = () => field.value.normalize('NFKC').replace(/[\\s\\p{Pd}]/gu, '')
const state = () => {
  const digits = typed()
  const isValid = isCardNumber(digits)
  return {
    validity: digits === '' ? 'empty' : isValid ? 'valid' : 'wrong',
    bin: /^[0-9]{6}/.test(digits) ? digits.slice(0, 6) : undefined,
    lastFour: isValid ? digits.slice(-4) : undefined,
  }
}
const inFours = () => {
  const digits = typed()
  const isAtEnd = field.selectionStart === field.value.length
  if (isAtEnd && /^[0-9]+$/.test(digits)) field.value = digits.replace(/(.{4})(?=.)/g, '$1 ')
}
let kept
const submit = async () => {
  const digits = typed()
  if (!isCardNumber(digits)) {
    field.setAttribute('aria-invalid', 'true')
    field.focus()
    return tell('state', state())
  }
  try {
    if (kept?.digits !== digits) {
      const answer = await fetch(root.dataset.vault, {
        method: 'POST',
        body: JSON.stringify({ entry: search.get('token'), number: digits }),
      })
      if (!answer.ok) return tell('refused')
      kept = { digits, token: (await answer.json()).token }
    }
    tell('token', { token: kept.token })
  } catch {
    tell('unreachable')
  }
}
field.addEventListener('input', event => {
  field.removeAttribute('aria-invalid')
  if (event.inputType !== 'deleteContentBackward') inFours()
  tell('state', state())
})
field.addEventListener('keydown', event => {
  if (event.key === 'Enter') tell('enter')
})
addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== root.dataset.host) return
  if (data?.cardNumberFrame === 'focus') field.focus()
  if (data?.cardNumberFrame === 'submit') void submit()
})
tell('ready')
`

export const NUMBER_FRAME_STYLE = `
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
input {
  box-sizing: border-box;
  inline-size: 100%;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
}
`
