import type { ErrorCode } from '../channel/index.ts'
import type { BankAddress } from './bank-address.ts'
import { emit } from './emit.ts'
import { make } from './make.ts'
import { languageOf } from './pay-label.ts'
import { readJson } from './read-json.ts'

// Where the texts cannot be had, as under a policy that does not let the bank be asked.
const TEXT = 'Go to your bank.'

/** For each code what a customer reads, and what the page's owner should do. */
type Texts = Readonly<Record<string, readonly [text: string, advice?: string]>>

/** Where the bank is, and a link that the customer can use instead of the element. */
interface Ways extends BankAddress {
  readonly way?: string | false
}

/**
 * Says that an element does not work: to the page by `sixpence-error`, to its owner on the console,
 * and to the customer after what the element shows.
 */
export function reportFailure({ bank, way }: Ways, element: Element, code: ErrorCode): void {
  emit(element, { type: 'failed', code })
  clearNotice(element)
  // Without an address no link, and read aloud like any text.
  const notice = make('a')
  notice.part = 'error'
  notice.ariaLive = 'polite'
  if (way) notice.href = way
  element.shadowRoot?.append(notice)
  readJson<Texts>(`${bank}/embed/v0/${languageOf(element)}.json`, texts => {
    const [text, advice] = texts?.[code] ?? [TEXT]
    // The author of the page looks at the console.
    // oxlint-disable-next-line no-console
    console.error(code, advice, element)
    notice.textContent = text
  })
}

/** Removes the notice, when the element works again. */
export const clearNotice = (element: Element): void =>
  element.shadowRoot?.querySelector('a')?.remove()
