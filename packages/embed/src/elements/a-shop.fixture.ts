import { createAttempts } from './attempts.ts'
import { fakeBrowser, PLACE } from './fake-browser.fixture.ts'

export const CHECKOUT = '0123456789abcdef0123456789abcdef'
export const SAVED = `btn_${'0f'.repeat(16)}`

/** A page with buttons for one checkout, in a fake browser; records the events it receives. */
export function aShop() {
  const browser = fakeBrowser()
  const attempts = createAttempts(PLACE)
  const events: unknown[] = []
  for (const type of ['sixpence-payment-final', 'sixpence-error', 'sixpence-ready'])
    document.body.addEventListener(
      type,
      event => event instanceof CustomEvent && events.push([type, event.detail]),
    )
  function aSavedButton() {
    const button = aButton()
    button.removeAttribute('checkout')
    button.setAttribute('button', SAVED)
    return button
  }
  function aButton() {
    const button = document.createElement('div')
    button.tabIndex = 0
    button.setAttribute('client-key', 'ck_a')
    button.setAttribute('checkout', CHECKOUT)
    document.body.append(button)
    attempts.mounted.set(button, () => {})
    return button
  }
  const asked = (about: string) =>
    browser.requests.filter(({ url }) => url.includes(`/public-api/${about}/`))
  return { ...browser, ...attempts, asked, events, aButton, aSavedButton }
}

export const final = (status: string) => [
  'sixpence-payment-final',
  { checkoutId: CHECKOUT, status },
]
export const failed = (code: string) => ['sixpence-error', { code }]
export const said = (status: string) => ({ type: 'paymentFinal', checkoutId: CHECKOUT, status })
