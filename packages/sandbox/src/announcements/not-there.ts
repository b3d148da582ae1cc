import { refuse } from '../http/index.ts'

/** A refusal because nothing of that id was announced. */
export const notThere = () => refuse.accessDenied('There is no such announcement.')
