export { createPublicDoor } from './public-door.ts'
export type { NamedMethodRoutes } from './answer-named-method.ts'
