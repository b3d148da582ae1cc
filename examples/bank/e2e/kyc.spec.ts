import type { Page } from '@playwright/test'
import { newPerson } from './bank.ts'
import { choose, chooseRadio, signInTo } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const press = async (page: Page, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: word('kyc', key), exact: true })
    .click()

const chooseIn = (page: Page, key: string, name: string | RegExp) =>
  choose(
    page.getByRole('button', { name: new RegExp(word('kyc', key)) }),
    page.getByRole('option', { name, exact: true }),
  )

const tick = async (page: Page, name: string) => page.getByRole('checkbox', { name }).check()

const step = (page: Page, section: string) =>
  expect(page.getByRole('heading', { name: word('kyc', `${section}Title`) })).toBeVisible()

async function aboutYou(page: Page) {
  await page.getByLabel(word('kyc', 'birthDayLabel')).fill('1990-02-28')
  for (const key of ['birthCountryLabel', 'citizenshipLabel', 'taxCountryLabel']) {
    await chooseIn(page, key, 'Ireland')
  }
  await page.getByLabel(word('kyc', 'taxNumberLabel')).fill('1234567T')
}

test.describe('kyc', { tag: '@kyc' }, () => {
  test(
    'answers step by step, stops, and goes on in another browser until all is submitted',
    { tag: '@fast' },
    async ({ page, elsewhere }) => {
      const person = await newPerson({ standing: { needsKyc: true } })
      await signInTo(page, '/home', person)
      await expect(page).toHaveURL(/\/kyc\/personal$/)
      await press(page, 'startCta')
      await aboutYou(page)
      await press(page, 'nextCta')
      await step(page, 'home')
      await page.getByLabel(word('kyc', 'cityLabel')).fill('Galway')
      await page.goBack()
      await expect(page.getByLabel(word('kyc', 'birthDayLabel'))).toHaveValue('1990-02-28')
      await page.goForward()
      await expect(page.getByLabel(word('kyc', 'cityLabel'))).toHaveValue('Galway')
      await press(page, 'nextCta')
      await step(page, 'work')

      const other = await elsewhere()
      await signInTo(other, '/kyc/personal', person)
      await press(other, 'continueCta')
      await step(other, 'work')
      await chooseIn(other, 'occupationLabel', 'IT or engineering')
      await tick(other, 'Savings')
      await press(other, 'nextCta')
      await step(other, 'account')
      await tick(other, 'Save money')
      await chooseIn(other, 'estimatedMonthlyDepositsLabel', /^Up to/)
      await press(other, 'nextCta')
      await step(other, 'questions')
      await chooseRadio(other.getByRole('radio', { name: 'No', exact: true }))
      await chooseRadio(other.getByRole('radio', { name: 'I do', exact: true }))
      await press(other, 'nextCta')
      await step(other, 'documents')
      await press(other, 'continueCta')
      await step(other, 'agreements')
      await expect(other.getByRole('main')).toContainText('Galway')
      await expect(other.getByRole('main')).not.toContainText('1234567T')
      for (const box of await other.getByRole('checkbox').all()) await box.check()
      await press(other, 'submitCta')
      await step(other, 'submitted')
      await press(other, 'continueCta')
      await expect(other).toHaveURL(/\/home$/)
    },
  )
})
