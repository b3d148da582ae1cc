import type { Page } from '@playwright/test'
import { newPerson } from './bank.ts'
import { signInTo, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const said = (key: string) => word('identity-check', key)
const press = (page: Page, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: said(key), exact: true })
    .click()

/** Chooses the result of the check, on the stand-in for the provider’s page. */
const find = (page: Page, outcome: string) => page.getByRole('button', { name: outcome }).click()

test.describe('identity-check', { tag: '@identity-check' }, () => {
  test('is checked on the way through the questions, and goes on there (PROF-028)', async ({
    page,
  }) => {
    const person = await newPerson({ standing: { needsKyc: true } })
    await signInTo(page, '/kyc/personal?step=documents', person)
    await press(page, 'cameraCta')
    await expect(page.getByRole('heading', { name: said('fileTitle') })).toBeVisible()
    await press(page, 'startCta')
    await find(page, 'Everything is fine')
    await expect(page).toHaveURL(/\/kyc\/personal\?step=documents&check=/)
    await expect(page.getByText(said('approvedTitle'))).toBeVisible()
    await page.getByRole('button', { name: word('kyc', 'continueCta') }).click()
    await expect(page.getByRole('main').getByText(word('kyc', 'receivedLabel'))).toBeVisible()
    await expect(page.getByText(said('approvedTitle'))).toBeVisible()
  })

  test(
    'goes on by itself once a phone has done the check, and names support after the last refusal (PROF-028, ROUTE-009)',
    { tag: '@fast' },
    async ({ page, elsewhere }) => {
      const person = await newPerson({ situation: 'identity' })
      await signInTo(page, '/profile', person)
      await press(page, 'cameraCta')
      await expect(page).toHaveURL(/\/profile\/identity$/)
      let path = ''
      await page.route(/identityCheckLink/, async route => {
        const answer = await route.fetch()
        const body = await answer.text()
        if (body.includes('path')) ({ path } = JSON.parse(body) as { path: string })
        await route.fulfill({ response: answer, body })
      })
      await press(page, 'otherDeviceCta')
      await expect(page.getByRole('img', { name: said('qrLabel') })).toBeVisible()

      const phone = await elsewhere()
      await phone.goto(path)
      await expect(phone).toHaveURL(/\/identity-verification$/)
      await press(phone, 'startCta')
      await find(phone, 'Refused for good')
      await expect(phone.getByText(said('leftTitle'))).toBeVisible()

      await expect(page.getByText(said('finalText'))).toBeVisible()
      await expect(
        page.getByRole('main').getByRole('button', { name: said('retryCta') }),
      ).toHaveCount(0)
      await visit(page, '/profile')
      const support = page.getByRole('main').getByRole('link', { name: 'support@aurelia.example' })
      await expect(support.first()).toBeVisible()
      await expect(
        page.getByRole('main').getByRole('button', { name: said('cameraCta') }),
      ).toHaveCount(0)
    },
  )
})
