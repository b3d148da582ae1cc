import { expectAccessible } from './accessible.ts'
import { keepAnswers, units } from './bank-answers.ts'
import { countPayments } from './bank.ts'
import { openSend, review, sendToReceipt } from './send-form.ts'
import { expect, test } from './test.ts'
import { fillWay, WAYS_TO_SEND } from './ways-to-send.ts'

interface Quote {
  readonly fromAmount: string
  readonly fee: string
  readonly total: string
}

const isFull = process.env['SIXPENCE_FULL'] === '1'
const WIDTHS = isFull ? [390, 1280] : [390]
// SEPA and cards have tests of their own; the full run sends by all ways.
const SENT = isFull
  ? WAYS_TO_SEND
  : WAYS_TO_SEND.filter(({ call }) => ['wire', 'instant'].includes(call))

test.describe('transfers', { tag: '@transfers' }, () => {
  for (const width of WIDTHS) {
    test.describe(`${width} pixels wide`, () => {
      test.use({ viewport: { width, height: 900 } })

      for (const kind of SENT) {
        test(`sends by ${kind.name}, and the bank has taken what was shown`, async ({ page }) => {
          const person = await openSend(page, kind.wishes)
          const bank = await keepAnswers(page, `${kind.call}FeeGet`)
          await fillWay(page, kind)
          const { fromAmount, fee, total } = await bank.next<Quote>(`${kind.call}FeeGet`)
          expect(fee).toBe(kind.fee)
          await expectAccessible(page)
          await review(page)
          await expectAccessible(page)
          await sendToReceipt(page)
          await expect(page.getByText(kind.shows).first()).toBeVisible()
          await expectAccessible(page)

          expect(units(total)).toBe(units(fromAmount) + units(fee))
          const left = units('2000.00') - units(total)
          expect([...(await bank.balances()).values()].map(units)).toEqual([left])
          const [row, ...earlier] = await bank.history()
          expect(earlier.filter(({ direction }) => direction === 'out')).toEqual([])
          expect(row).toMatchObject({
            direction: 'out',
            amount: fromAmount,
            fee,
            currencyCode: 'EUR',
            counterpartyName: kind.payee,
          })
          expect(units(row?.balanceAfter ?? '')).toBe(left)
          await expect(page.getByRole('main').getByText(kind.payee).first()).toBeVisible()
          expect(await countPayments(person)).toBe(1)
        })
      }
    })
  }
})
