// The screens and their pictures, for whoever looks at all of them.
export { pairs } from './pairs.mjs'
export { SCREENS } from './screens.mjs'
