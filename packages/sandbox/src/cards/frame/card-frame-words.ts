import type { Locale } from '@sixpence/protocol'
import { textsOf } from '../../language/index.ts'

/** The words beside the digits in the frame. */
export interface CardFrameWords {
  readonly title: string
  readonly number: string
  readonly expiry: string
  readonly checkCode: string
  /** Shown instead of the digits: the token was used, or came too late. */
  readonly over: string
}

/** In the language in which the customer reads the bank. */
export const CARD_FRAME_WORDS: Readonly<Record<Locale, CardFrameWords>> = textsOf('cardFrame')
