export { useDictionariesAhead } from './use-dictionaries-ahead.ts'
export type { DictionariesAhead } from './use-dictionaries-ahead.ts'
export { useDictionary } from './use-dictionary.ts'
export type { DictionaryTask } from './use-dictionary.ts'
