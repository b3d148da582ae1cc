import type { Locale } from '@sixpence/protocol'
import { textsOf } from '../../language/index.ts'

/** What stands in the frame in which a number is typed. */
export interface NumberFrameWords {
  /** Heard as the name of the field. */
  readonly number: string
}

/** In the language that the customer reads the bank in. */
export const NUMBER_FRAME_WORDS: Readonly<Record<Locale, NumberFrameWords>> =
  textsOf('cardNumberFrame')
