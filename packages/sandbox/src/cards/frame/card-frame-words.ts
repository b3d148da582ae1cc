import type { Locale } from '@sixpence/protocol'
import { textsOf } from '../../language/index.ts'

/** What stands in the frame beside the digits. */
export interface CardFrameWords {
  readonly title: string
  readonly number: string
  readonly expiry: string
  readonly checkCode: string
  /** In the place of the digits: the token was used, or came too late. */
  readonly over: string
}

/** In the language that the customer reads the bank in. */
export const CARD_FRAME_WORDS: Readonly<Record<Locale, CardFrameWords>> = textsOf('cardFrame')
