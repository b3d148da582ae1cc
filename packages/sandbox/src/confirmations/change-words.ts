import type { Locale } from '@sixpence/protocol'
import { textsOf } from '../language/index.ts'

/** Texts about a code in the customer's language, which their popup shows unchanged. */
export const CHANGE_WORDS: Readonly<
  Record<
    Locale,
    {
      readonly wrong: string
      readonly over: string
      readonly tooOften: string
      /** No more codes are accepted for the rest of the day. */
      readonly locked: string
    }
  >
> = textsOf('change')
