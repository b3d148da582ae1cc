import { dictionaries } from '@sixpence/core/dictionaries'
import { hooksOf } from '../store/index.ts'

/** What components ask about lists of choices. */
export const dictionariesApi = hooksOf(dictionaries)
