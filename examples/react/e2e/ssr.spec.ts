import { word } from '../../bank/e2e/words.ts'
import { expectBalances, moveMoney, movementsOf, REACT_CHECKS, signInFresh } from './journey.ts'
import { expect, testOn } from './test.ts'

const test = testOn('ssr')
// The host is built and started once, not in each worker.
test.describe.configure({ mode: 'default' })

test.describe('a server-rendered host', { tag: '@provider' }, () => {
  test('a server-rendered host moves money once, under StrictMode, and takes up the session after a reload', async ({
    page,
    said,
  }) => {
    const person = await signInFresh(page)
    await moveMoney(page)
    await expectBalances(page, '€379.50', '€140.50')
    expect(await movementsOf(person)).toBe(1)
    expect(said.join()).toMatch(REACT_CHECKS)
    await page.reload()
    await expectBalances(page, '€379.50', '€140.50')
  })

  test('has the page before a script has run, and keeps it', async ({ page }) => {
    let run = () => {}
    const mayRun = new Promise<void>(resolve => (run = resolve))
    await page.route(/[.]js$/, async route => {
      await mayRun
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(word('common', 'loadingLabel'))).toBeAttached()
    await page.evaluate(() => Object.assign(document.querySelector('h1') ?? {}, { mark: 'served' }))
    run()
    await expect(page.getByLabel(word('sign-in', 'emailLabel'))).toBeVisible()
    const mark = await page.evaluate(
      () => Reflect.get(document.querySelector('h1') ?? {}, 'mark') as unknown,
    )
    expect(mark).toBe('served')
  })
})
