import { addAmounts } from '../money/index.ts'

/** Money in and money out. */
export interface Flow {
  readonly moneyIn: string
  readonly moneyOut: string
}

/** Sums flows of one currency. */
export const flowTotal = (flows: readonly Flow[]): Flow =>
  flows.reduce<Flow>(
    (sum, { moneyIn, moneyOut }) => ({
      moneyIn: addAmounts(sum.moneyIn, moneyIn),
      moneyOut: addAmounts(sum.moneyOut, moneyOut),
    }),
    { moneyIn: '0', moneyOut: '0' },
  )
