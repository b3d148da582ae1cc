import type { Page } from '@playwright/test'
import { keepAnswers } from './bank-answers.ts'
import { countPayments } from './bank.ts'
import {
  amount,
  chooseIn,
  field,
  fillSepa,
  heading,
  LENA,
  openSend,
  review,
  reviewButton,
  sendToReceipt,
  toCountry,
} from './send-form.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const text = (key: string) => word('send-money', key)
const said = (page: Page, key: string) => page.getByText(text(key))
const iban = (page: Page) => field(page, 'payments', 'ibanLabel')
const payeeName = (page: Page) => field(page, 'send-money', 'payeeNameLabel')

// Both at Linden Bank: the one is Jürgen Müller's, the other is known to no one.
const MULLER = 'DE89 9009 0090 0000 0000 25'
const STRANGE = 'DE67 9009 0090 0000 0000 33'

/** Everything that was typed is where it was typed. */
async function expectKept(page: Page, typed: { iban: string; amount: string; name?: string }) {
  await expect(payeeName(page)).toHaveValue(typed.name ?? LENA.name)
  await expect(iban(page)).toHaveValue(typed.iban)
  await expect(amount(page)).toHaveValue(typed.amount)
  await expect(page).not.toHaveURL(/payment=/)
}

test.describe('the name of a recipient', () => {
  test('that goes with the account is said to, and leads to the review', async ({ page }) => {
    await openSend(page)
    await fillSepa(page, { amount: '20' })
    await expect(said(page, 'nameMatchText')).toBeVisible()
    await review(page)
  })

  test('that is nearly the holder’s is offered as the holder writes it, and never changed unasked', async ({
    page,
  }) => {
    await openSend(page)
    await fillSepa(page, { name: 'Lena Fogt', amount: '20' })
    await expect(page.getByText(text('nameCloseText').replace('{{name}}', LENA.name))).toBeVisible()
    await expect(payeeName(page)).toHaveValue('Lena Fogt')
    await page.getByRole('button', { name: text('useNameCta') }).click()
    await expect(payeeName(page)).toHaveValue(LENA.name)
    await expect(said(page, 'nameMatchText')).toBeVisible()
    await expect(amount(page)).toHaveValue('20')
    await review(page)
  })

  test('that is another’s stops once before the review, and loses nothing', async ({ page }) => {
    await openSend(page)
    await fillSepa(page, { name: 'Otto Kern', amount: '20' })
    await expect(said(page, 'noMatchTitle')).toBeVisible()
    await reviewButton(page).click()
    await expect(page.locator(':focus')).toContainText(text('noMatchTitle'))
    await expectKept(page, { name: 'Otto Kern', iban: LENA.iban, amount: '20' })
    await review(page)
  })

  test('of an account that their bank tells nothing of is said to be unknown', async ({ page }) => {
    await openSend(page)
    await fillSepa(page, { iban: STRANGE, amount: '20' })
    await expect(said(page, 'nameUnknownText')).toBeVisible()
    await review(page)
  })

  test('is offered in plain letters, which are taken only when pressed', async ({ page }) => {
    await openSend(page)
    await fillSepa(page, { name: 'Jürgen Müller', iban: MULLER, amount: '20' })
    await expect(said(page, 'nameMatchText')).toBeVisible()
    await field(page, 'transfers', 'noteLabel').fill('Miete für März – №7')
    const offers = page.getByRole('button', { name: text('usePlainCta') })
    await expect(offers).toHaveCount(2)
    await offers.last().click()
    await expect(field(page, 'transfers', 'noteLabel')).toHaveValue(/^Miete fur Marz|^Miete fuer/)
    await expect(payeeName(page)).toHaveValue('Jürgen Müller')
    await offers.first().click()
    await expect(payeeName(page)).toHaveValue(/^[\w ]+$/)
    await expect(said(page, 'nameMatchText')).toBeVisible()
    await review(page)
    await sendToReceipt(page)
  })
})

test('an account that is another than last time is told before the review, and loses nothing', async ({
  page,
}) => {
  const person = await openSend(page)
  await fillSepa(page, { amount: '20' })
  await review(page)
  await sendToReceipt(page)
  await page.goto('/transfer/external')
  await fillSepa(page, { iban: STRANGE, amount: '30' })
  await expect(said(page, 'changedTitle')).toBeVisible()
  await expect(page.getByText(/account ending in 0017/)).toBeVisible()
  await reviewButton(page).click()
  await expect(page.locator(':focus')).toContainText(text('changedTitle'))
  await expectKept(page, { iban: STRANGE, amount: '30' })
  expect(await countPayments(person)).toBe(1)
  await review(page)
})

test('“Check it first” tells what would become of it, and moves nothing', async ({ page }) => {
  const person = await openSend(page)
  const bank = await keepAnswers(page, 'eftTransfer', 'transferRehearse')
  await fillSepa(page, { amount: '120.50' })
  await page.getByRole('button', { name: text('checkCta') }).click()
  await expect(said(page, 'checkedTitle')).toBeVisible()
  await expect(
    page.getByText(text('checkedSentText').replace('{{total}}', '€122.50')),
  ).toBeVisible()
  expect(await bank.next('transferRehearse')).toMatchObject({
    rehearsal: { fromAmount: '120.50', fee: '2.00', total: '122.50' },
  })
  expect(await countPayments(person)).toBe(0)
  await expectKept(page, { iban: LENA.iban, amount: '120.50' })
  expect([...(await bank.balances()).values()]).toEqual(['2000.00'])
  expect((await bank.history()).filter(({ direction }) => direction === 'out')).toEqual([])
})

test.describe('what is typed wrong is said to be, and nothing is lost', () => {
  const position = (key: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).reduce(
      (said, [name, value]) => said.replaceAll(`{{${name}}}`, value),
      text(key),
    )

  // The second letter is the Cyrillic one; the last digit but one of the third is a letter.
  const WRONG = [
    [
      'DЕ14 9009 0090 0000 0000 17',
      position('lookAlikeError', { character: 'Е', position: '2', plain: 'E' }),
    ],
    ['DE14 9009 0090 0000 0000 18', text('checkDigitsError')],
    ['DE14 9009 0090 0000 0000 O7', position('characterError', { character: 'O', position: '21' })],
    ['DE14 9009 0090 0000 0000 1', position('lengthError', { lengths: '22', typed: '21' })],
    ['XX14 9009 0090 0000 0000 17', position('detailCountryError', { country: 'XX' })],
  ] as const

  test('an IBAN, whose wrong character or digit is named', async ({ page }) => {
    await openSend(page)
    await fillSepa(page, { amount: '20' })
    for (const [wrong, error] of WRONG) {
      await iban(page).fill(wrong)
      await reviewButton(page).click()
      await expect(page.getByText(error)).toBeVisible()
      await expect(iban(page)).toBeFocused()
      await expect(iban(page)).toHaveAttribute('aria-invalid', 'true')
      await expectKept(page, { iban: wrong, amount: '20' })
    }
    await iban(page).fill(' de14\u00a09009 0090 0000\u200b 0000 17 ')
    await review(page)
    await expect(page.getByText(/DE14\s?9009/)).toBeVisible()
  })

  test('an amount with two readings, which is asked about', async ({ page }) => {
    await openSend(page)
    await toCountry(page, 'Japan')
    await payeeName(page).fill('Aiko Mori')
    await chooseIn(page, 'bankLabel', 'Hinoki Bank')
    await chooseIn(page, 'branchLabel', 'Ueno')
    await field(page, 'payments', 'accountNumberLabel').fill('1234567')
    await chooseIn(page, 'accountTypeLabel', 'Savings')
    await amount(page).fill('15.000')
    await reviewButton(page).click()
    const readings = page.getByRole('button', { name: /^(¥|JPY)/ })
    await expect(readings).toHaveText([/^\D+15$/, /^\D+15,000$/])
    await expect(amount(page)).toBeFocused()
    await expect(field(page, 'payments', 'accountNumberLabel')).toHaveValue('1234567')
    await readings.last().click()
    await expect(amount(page)).toHaveValue('15,000')
    await review(page)
  })

  test('an amount that is none, too fine, too small or too much', async ({ page }) => {
    await openSend(page)
    await fillSepa(page, { amount: '20' })
    for (const [typed, error] of [
      ['1e3', word('errors', 'amountNotNumber')],
      ['-5', word('errors', 'amountNotPositive')],
      ['0', word('errors', 'amountNotPositive')],
      ['6.0015', word('errors', 'amountTooManyDecimals_other').replace('{{count}}', '2')],
      ['1234567890123456', word('errors', 'amountTooLarge')],
      ['4.99', word('transfers', 'belowMinimumError').replace('{{amount}}', '€5.00')],
      ['1998.01', word('transfers', 'aboveMaximumError').replace('{{amount}}', '€1,998.00')],
    ] as const) {
      await amount(page).fill(typed)
      await reviewButton(page).click()
      await expect(page.getByText(error)).toBeVisible()
      await expect(amount(page)).toBeFocused()
      await expectKept(page, { iban: LENA.iban, amount: typed })
    }
    await amount(page).fill('1.234,50')
    await review(page)
    await expect(page.getByText('€1,234.50').first()).toBeVisible()
  })

  test('a message that is too long, and a name with a mark of direction', async ({ page }) => {
    await openSend(page)
    await fillSepa(page, { name: 'Lena \u202eVogt', amount: '20' })
    await page.getByRole('button', { name: text('usePlainCta') }).click()
    await expect(payeeName(page)).toHaveValue(LENA.name)
    const note = field(page, 'transfers', 'noteLabel')
    await note.fill('x'.repeat(141))
    await reviewButton(page).click()
    await expect(
      page.getByText(word('transfers', 'noteTooLongError_one').replace('{{count}}', '1')),
    ).toBeVisible()
    await expect(note).toBeFocused()
    await expect(note).toHaveValue('x'.repeat(141))
    await expect(heading(page, 'reviewTitle')).toHaveCount(0)
  })
})
