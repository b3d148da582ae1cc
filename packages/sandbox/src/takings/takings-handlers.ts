import type { Taken } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../http/index.ts'
import { takingsCsv } from './takings-csv.ts'
import { type TakenSum, takenSums } from './taken-sums.ts'
import { takingsSpan } from './takings-span.ts'

export const takingsHandlers = {
  takings: async (input, context) => {
    const span = takingsSpan(input, context)
    const { fromDate, toDate } = span
    const sums = await takenSums(context, span, 'shown')
    return {
      fromDate,
      toDate,
      totals: sums.filter(({ of }) => of === 'total').map(takenOf),
      days: sums.flatMap(sum => (sum.day === null ? [] : { ...takenOf(sum), day: sum.day })),
      buttons: sums.filter(({ of }) => of === 'button').map(ofButton),
    }
  },
  takingsCsv: async (input, context) => {
    const span = takingsSpan(input, context)
    const sums = await takenSums(context, span, 'listed')
    const fileName = `takings-${span.fromDate}-${span.toDate}.csv`
    return { fileName, content: takingsCsv(sums, context.locale) }
  },
} satisfies Partial<Handlers<typeof merchantMethods>>

const takenOf = (sum: TakenSum): Taken => ({
  currencyCode: sum.currencyCode,
  paid: sum.paid,
  refunded: sum.refunded,
  fees: sum.fees,
  payments: sum.payments,
  refunds: sum.refunds,
})

const ofButton = (sum: TakenSum) => ({
  ...takenOf(sum),
  ...(sum.buttonId !== null && { buttonId: sum.buttonId }),
  ...(sum.buttonName !== null && { buttonName: sum.buttonName }),
})
