export { createPublicDoor } from './public-door.ts'
export type { ServedMethods } from './answer-named-method.ts'
