import { ambientNames } from './ambient-names.mjs'
import { amountArithmetic } from './amount-arithmetic.mjs'
import { documentedExports } from './documented-exports.mjs'
import { kindsByName } from './kinds-by-name.mjs'
import { looseTexts } from './loose-texts.mjs'
import { ownEndpoints } from './own-endpoints.mjs'
import { standardNames } from './standard-names.mjs'
import { wireNumbers } from './wire-numbers.mjs'

/** The rules of this project that no linter brings along. */
export default {
  meta: { name: 'sixpence' },
  rules: {
    'no-ambient-names': ambientNames,
    'no-amount-arithmetic': amountArithmetic,
    'documented-exports': documentedExports,
    'no-kinds-by-name': kindsByName,
    'no-loose-texts': looseTexts,
    'no-own-endpoints': ownEndpoints,
    'standard-names': standardNames,
    'no-wire-numbers': wireNumbers,
  },
}
