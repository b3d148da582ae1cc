// The screens and their pictures, for reviewing all of them.
export { pairs } from './pairs.mjs'
export { SCREENS } from './screens.mjs'
