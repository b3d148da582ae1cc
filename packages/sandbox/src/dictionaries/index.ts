export { states } from './country-choices.ts'
export { dictionaryHandlers } from './dictionary-handlers.ts'
export { businessDictionary, dictionary } from './dictionary-lists.ts'
export { documentCategoryName } from './document-choices.ts'
