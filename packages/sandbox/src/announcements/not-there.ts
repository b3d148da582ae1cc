import { Refusal } from '../http/index.ts'

/** A refusal because nothing of that id was announced. */
export const notThere = () => new Refusal('13', 'There is no such announcement.')
