import type { Locale } from '@sixpence/protocol'
import { textsOf } from '../language/index.ts'

/** The words of a letter that confirms an account. */
export interface ConfirmationWords {
  readonly title: string
  readonly text: string
  readonly holder: string
  readonly account: string
  readonly currency: string
  readonly opened: string
  readonly closing: string
}

/** In each language. */
export const CONFIRMATION_WORDS: Readonly<Record<Locale, ConfirmationWords>> =
  textsOf('confirmation')
