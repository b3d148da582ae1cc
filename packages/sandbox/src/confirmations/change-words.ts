import type { Locale } from '@sixpence/protocol'
import { textsOf } from '../language/index.ts'

/** What is told of a code in the customer's language: it stands in their popup as it is. */
export const CHANGE_WORDS: Readonly<
  Record<
    Locale,
    {
      readonly wrong: string
      readonly over: string
      readonly tooOften: string
      /** Nothing is taken for the rest of the day. */
      readonly locked: string
    }
  >
> = textsOf('change')
