import type { Page } from '@playwright/test'
import { appFor, BRANDS } from '../e2e/app-for.ts'
import { newPerson } from '../e2e/bank.ts'
import { beginSession } from '../e2e/begin-session.ts'
import { expect, test } from '../e2e/test.ts'
import { word } from '../e2e/words.ts'
import { expectGoodLooks, expectLaidOut, expectRoomForLargeText, prepare, resize } from './look.ts'

/** All other brands in the full run; the tests here use aurelia. */
const SHOWN = process.env['SIXPENCE_FULL'] === '1' ? BRANDS : ['borealis']

const PERSON = { accounts: [{ currencyCode: 'EUR', balance: '731.25' }], history: 400 }

/** Checks that the total comes first, and that the most frequent action is offered once. */
async function expectMoneyFirst(page: Page): Promise<void> {
  const total = page
    .getByRole('region', { name: word('accounts', 'totalTitle') })
    .locator('.sp-money')
    .first()
  const { height: window = 0 } = page.viewportSize() ?? {}
  const { y = window, height = 0 } = (await total.boundingBox()) ?? {}
  expect(y + height, 'the balance is in the upper third').toBeLessThan(window / 3)
  const paths = await page
    .getByRole('link')
    .evaluateAll(links =>
      links
        .filter(link => link.checkVisibility() && link.getBoundingClientRect().top < innerHeight)
        .map(link => new URL((link as HTMLAnchorElement).href).pathname),
    )
  const actions = paths.filter(path => path.startsWith('/transfer') || path === '/statements')
  const wanted = ['/statements', '/transfer/account', '/transfer/invoices', '/transfer/p2p']
  expect(actions.toSorted()).toEqual(wanted)
}

test.describe('layout of brands', { tag: '@start' }, () => {
  for (const brand of SHOWN)
    test(`${brand} has room for all of it, on a phone and on a desk`, async ({ page }) => {
      const app = await appFor(brand)
      try {
        await prepare(page)
        for (const address of ['/login', '/home', '/transfer/p2p', '/history']) {
          await expectGoodLooks(page, { app: app.url, address, width: 390 })
          if (address === '/home') await expectMoneyFirst(page)
          await expectRoomForLargeText(page, address)
          await resize(page, 1280)
          await expectLaidOut(page, `${address} at 1280`)
          if (address !== '/login') continue
          await beginSession(page.context(), { ...(await newPerson(PERSON)), app: app.url })
        }
      } finally {
        await app.stop()
      }
    })
})
