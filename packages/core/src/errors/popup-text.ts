import type { SixpenceError } from './sixpence-error.ts'

/** The most characters that stand as the header of a popup. */
const MOST_HEADER = 50

/** The text of a popup about a refusal. */
export interface PopupText {
  /** Undefined if the header is the word "Error" in the customer's language. */
  readonly header: string | undefined
  /** Undefined when there is nothing to add to the header. */
  readonly body: string | undefined
}

/**
 * Lays out a refusal for a popup: the bank's word on the whole as the header, those on single
 * things below it, joined by commas and without the names of fields. A word on the whole of more
 * than 50 characters moves into the body. Undefined when the bank said nothing: then its code has
 * words of its own.
 */
export function popupText({
  description = '',
  details = [],
}: Partial<Pick<SixpenceError, 'description' | 'details'>>): PopupText | undefined {
  const list = details.filter(Boolean).join(', ')
  if (description === '' && list === '') return undefined
  // Counts code points: JavaScript's `length` counts an emoji as two.
  if (description !== '' && Array.from(description).length <= MOST_HEADER) {
    // Said once is enough.
    return { header: description, body: list === '' || list === description ? undefined : list }
  }
  const parts = [description, list === description ? '' : list].filter(Boolean)
  return { header: undefined, body: parts.join(' ') }
}
