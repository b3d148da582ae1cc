export { createPerson } from './create-person.ts'
export type { NewPerson } from './create-person.ts'
export { seedBank } from './seed-bank.ts'
