export { createPeople } from './create-people.ts'
export type { NewPerson } from './create-people.ts'
export { seedBank } from './seed-bank.ts'
