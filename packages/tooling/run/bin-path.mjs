import { delimiter, join } from 'node:path'
import { ROOT } from './root.mjs'

/** A PATH on which what is installed comes first, as for `pnpm exec` but without starting pnpm. */
export const binPath = () => join(ROOT, 'node_modules/.bin') + delimiter + process.env.PATH
