import { expect, test } from './test.ts'
import { word } from './words.ts'

test.use({ mayLog: [/ERR_FAILED/] })

for (const [browser, locale] of [
  ['uk-UA', 'ua'],
  ['pt-BR', 'pt'],
] as const) {
  test.describe(`in a browser that speaks ${browser}`, () => {
    test.use({ locale: browser })

    test('says in the customer’s language what to do when the app does not arrive (I18N-003)', async ({
      page,
    }) => {
      await page.route(/\/assets\/libraries-/, route => route.abort())
      await page.goto('/login')
      const trouble = page.getByRole('alert')
      await expect(trouble.getByText(word('shell', 'startFailedTitle', locale))).toBeVisible()
      await expect(trouble.getByText(word('shell', 'startFailedTitle'))).toBeHidden()
      await page.unroute(/\/assets\/libraries-/)
      await trouble.getByRole('link', { name: word('common', 'retryCta', locale) }).press('Enter')
      await expect(page.getByLabel(word('sign-in', 'emailLabel', locale))).toBeVisible()
      await expect(trouble.getByText(word('shell', 'startFailedTitle', locale))).toBeHidden()
    })
  })
}
