import { expect, test } from './test.ts'
import { word } from './words.ts'

test.describe('start', { tag: '@start' }, () => {
  test.use({ mayLog: [/ERR_FAILED/], locale: 'uk-UA' })

  test('says in the customer’s language what to do when the app does not arrive (I18N-003)', async ({
    page,
  }) => {
    await page.route(/\/assets\/libraries-/, route => route.abort())
    await page.goto('/login')
    const trouble = page.getByRole('alert')
    await expect(trouble.getByText(word('shell', 'startFailedTitle', 'ua'))).toBeVisible()
    await expect(trouble.getByText(word('shell', 'startFailedTitle'))).toBeHidden()
    await page.unroute(/\/assets\/libraries-/)
    await trouble.getByRole('link', { name: word('common', 'retryCta', 'ua') }).press('Enter')
    await expect(page.getByLabel(word('sign-in', 'emailLabel', 'ua'))).toBeVisible()
    await expect(trouble.getByText(word('shell', 'startFailedTitle', 'ua'))).toBeHidden()
  })
})
