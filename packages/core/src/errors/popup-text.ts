import type { SixpenceError } from './sixpence-error.ts'

/** The maximum length of a popup's header, in characters. */
const MOST_HEADER = 50

/** The text of a popup about an error. */
export interface PopupText {
  /** Undefined if the header is the word "Error" in the customer's language. */
  readonly header: string | undefined
  /** Undefined if there is nothing to add to the header. */
  readonly body: string | undefined
}

/**
 * Arranges an error for a popup: the bank's overall message as the header, its messages about
 * details below, joined by commas and without field names. An overall message of more than 50
 * characters moves into the body. Undefined if the bank sent no message: use a text for the code
 * instead.
 */
export function popupText({
  description = '',
  details = [],
}: Partial<Pick<SixpenceError, 'description' | 'details'>>): PopupText | undefined {
  const list = details.filter(Boolean).join(', ')
  if (description === '' && list === '') return undefined
  // Counts code points: JavaScript's `length` counts an emoji as two.
  if (description !== '' && Array.from(description).length <= MOST_HEADER) {
    // Don't repeat the same text.
    return { header: description, body: list === '' || list === description ? undefined : list }
  }
  const parts = [description, list === description ? '' : list].filter(Boolean)
  return { header: undefined, body: parts.join(' ') }
}
