import { amountArithmetic } from './amount-arithmetic.mjs'
import { documentedExports } from './documented-exports.mjs'

/** The rules of this house that no linter brings along. */
export default {
  meta: { name: 'sixpence' },
  rules: { 'no-amount-arithmetic': amountArithmetic, 'documented-exports': documentedExports },
}
