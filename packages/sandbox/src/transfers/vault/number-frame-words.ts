import type { Locale } from '@sixpence/protocol'
import { textsOf } from '../../language/index.ts'

/** The words of the frame in which a number is entered. */
export interface NumberFrameWords {
  /** The accessible name of the field. */
  readonly number: string
}

/** In the customer's language. */
export const NUMBER_FRAME_WORDS: Readonly<Record<Locale, NumberFrameWords>> =
  textsOf('cardNumberFrame')
