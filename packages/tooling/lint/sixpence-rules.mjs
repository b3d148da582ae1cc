import { amountArithmetic } from './amount-arithmetic.mjs'
import { documentedExports } from './documented-exports.mjs'
import { wireNumbers } from './wire-numbers.mjs'

/** The rules of this house that no linter brings along. */
export default {
  meta: { name: 'sixpence' },
  rules: {
    'no-amount-arithmetic': amountArithmetic,
    'documented-exports': documentedExports,
    'no-wire-numbers': wireNumbers,
  },
}
