import type { Page } from '@playwright/test'
import { newPerson, type Person } from './bank.ts'
import { choose, chooseRadio, enterCredentials } from './journeys.ts'
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

/** Signs in where the bank asks for something first. */
async function signInFor(page: Page, person: Person, path: RegExp) {
  await page.goto('/login')
  await enterCredentials(page, person)
  await expect(page).toHaveURL(path)
}

test('answers step by step, stops, and goes on in another browser until all is submitted', async ({
  page,
  browser,
}) => {
  const person = await newPerson({ standing: { needsKyc: true } })
  await signInFor(page, person, /\/kyc\/personal$/)
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

  const other = await (await browser.newContext()).newPage()
  await signInFor(other, person, /\/kyc\/personal$/)
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
  await press(other, 'homeCta')
  await expect(other).toHaveURL(/\/home$/)
})

test('brings personal data up to date and leads on (ROUTE-026)', async ({ page }) => {
  const person = await newPerson({ standing: { needsInfoUpdate: true } })
  await signInFor(page, person, /\/profile-update$/)
  await aboutYou(page)
  await press(page, 'updateCta')
  await step(page, 'updated')
  await press(page, 'homeCta')
  await expect(page).toHaveURL(/\/home$/)
})

test('saves the later of two tabs only once both versions were seen', async ({ page }) => {
  const person = await newPerson({ standing: { needsKyc: true } })
  await signInFor(page, person, /\/kyc\/personal$/)
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto('/kyc/personal?step=account')
    await step(tab, 'account')
  }
  await tick(page, 'Save money')
  await press(page, 'backCta')
  await step(page, 'work')
  await tick(other, 'Invest')
  await press(other, 'backCta')
  await expect(other.getByText(word('kyc', 'conflictTitle'))).toBeVisible()
  await expect(other.getByRole('region', { name: word('kyc', 'newerTitle') })).toContainText(
    'Save money',
  )
  await press(other, 'keepMineCta')
  await step(other, 'work')
  await page.goto('/kyc/personal?step=account')
  await expect(page.getByRole('checkbox', { name: 'Invest' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Save money' })).not.toBeChecked()
})
