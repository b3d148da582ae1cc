import { resolve } from 'node:path'

/** The root of the repository, without a slash at its end. */
export const ROOT = resolve(import.meta.dirname, '../../..')
