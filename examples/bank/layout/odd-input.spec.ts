import type { Page } from '@playwright/test'
import { newPerson, type NewPerson } from '../e2e/bank.ts'
import { signIn } from '../e2e/journeys.ts'
import { expect, test } from '../e2e/test.ts'
import { expectLaidOut, prepare, resize, show, turnTo } from './look.ts'
import { callOddly, NAMES, multiplyAccounts } from './odd.ts'

const isFull = process.env['SIXPENCE_FULL'] === '1'
const SCREENS = ['/home', '/history', '/transfer/account', '/transfer/p2p', '/statements']
const LARGE = '98765432109876.54'

/** Signs somebody in, and checks that all screens have room for the bank's answers. */
async function expectRoom(page: Page, wish: NewPerson, alter?: () => Promise<void>) {
  await prepare(page)
  await alter?.()
  await signIn(page, await newPerson(wish))
  for (const address of SCREENS) {
    await resize(page, 390)
    await turnTo(page, address)
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    await expectLaidOut(page, `${address} at 390`)
    await resize(page, 1280)
    await expectLaidOut(page, `${address} at 1280`)
  }
}

test.describe('layout', { tag: '@history' }, () => {
  test('has room for the oddest names and for sixteen digits, and leaves a name from the right in order', async ({
    page,
  }) => {
    const accounts = ['EUR', 'USD'].map(currencyCode => ({ currencyCode, balance: LARGE }))
    await expectRoom(page, { accounts, history: 400 }, () => callOddly(page))
    await resize(page, 390)
    await turnTo(page, '/history')
    const title = page.locator('.sp-list-title', { hasText: NAMES.fromTheRight }).first()
    const { word, bracket } = await title.evaluate(element => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const text = texts.nextNode()
      const leftOf = (part: string) => {
        const range = document.createRange()
        const at = text?.textContent?.indexOf(part) ?? 0
        if (text) range.setStart(text, at)
        if (text) range.setEnd(text, at + 1)
        return range.getBoundingClientRect().left
      }
      return { word: leftOf('\u0627\u0644'), bracket: leftOf(')') }
    })
    expect(bracket, 'its last bracket is at its left end').toBeLessThan(word)
  })

  if (isFull) {
    test('has room for forty accounts', async ({ page }) => {
      await expectRoom(page, {}, () => multiplyAccounts(page, 40))
    })

    test('has room for text twice as large, and in a low window', async ({ page }) => {
      await prepare(page)
      await signIn(page, await newPerson({ history: 400 }))
      for (const address of SCREENS) {
        await show(page, { address, width: 640 })
        await expectLaidOut(page, `${address} in a low window`)
        await resize(page, 1280)
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        await expectLaidOut(page, `${address} in large text`)
      }
    })
  }
})
