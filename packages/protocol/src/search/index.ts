export { searchable } from './searchable.ts'
