export { createPeopleDoor } from './people-door.ts'
