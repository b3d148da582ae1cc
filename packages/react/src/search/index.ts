export { useSearch } from './use-search.ts'
export { useTypedKeyword } from './use-typed-keyword.ts'
