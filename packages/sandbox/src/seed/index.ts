export { createPeople } from './create-people.ts'
export type { NewPerson } from './new-person.ts'
export { firstDay } from './first-day.ts'
export { SEED_EMBEDDERS } from './seed-embedders.ts'
