import { dictionaries } from '@sixpence/core/dictionaries'
import { hooksOf } from '../store/index.ts'

/** The hooks for reading lists of choices. */
export const dictionariesApi = hooksOf(dictionaries)
