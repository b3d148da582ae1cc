import type { ErrorCode } from '../channel/index.ts'
import type { BankAddress } from './bank-address.ts'
import { emit } from './emit.ts'
import { make } from './make.ts'
import { languageOf } from './pay-label.ts'
import { readJson } from './read-json.ts'

// If the texts can't be loaded, e.g. under a policy that blocks requests to the bank.
const TEXT = 'Go to your bank.'

/** For each code, the customer's text and the advice for the page's owner. */
type Texts = Readonly<Record<string, readonly [text: string, advice?: string]>>

/** The bank's address, and a link the customer can use instead of the element. */
interface Ways extends BankAddress {
  readonly way?: string | false
}

/**
 * Reports that an element doesn't work: to the page by `sixpence-error`, to its owner on the
 * console, and to the customer below the element's content.
 */
export function reportFailure({ bank, way }: Ways, element: Element, code: ErrorCode): void {
  emit(element, { type: 'failed', code })
  clearNotice(element)
  // Without an address it isn't a link, and is read aloud like any text.
  const notice = make('a')
  notice.part = 'error'
  notice.ariaLive = 'polite'
  if (way) notice.href = way
  element.shadowRoot?.append(notice)
  readJson<Texts>(`${bank}/embed/v0/${languageOf(element)}.json`, texts => {
    const [text, advice] = texts?.[code] ?? [TEXT]
    // The page's author reads the console.
    // oxlint-disable-next-line no-console
    console.error(code, advice, element)
    notice.textContent = text
  })
}

/** Removes the notice once the element works again. */
export const clearNotice = (element: Element): void =>
  element.shadowRoot?.querySelector('a')?.remove()
