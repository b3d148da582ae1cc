import type { Locator } from '@playwright/test'
import { chooseAccount } from '../../bank/e2e/journeys.ts'
import { word } from '../../bank/e2e/words.ts'
import { signInFresh } from './journey.ts'
import { expect, testOn } from './test.ts'

const test = testOn('client')
// The host is started once, not in each worker.
test.describe.configure({ mode: 'default' })

const AROUND = {
  'cuts off': '.desk { overflow: hidden; block-size: 24rem }',
  moves: '.desk { transform: translate(24px, 12px) scale(0.98) }',
  'cuts off and moves': '.desk { overflow: clip; block-size: 24rem; transform: translateX(24px) }',
}

/** A list closes when its field scrolls out of view, and scroll events arrive one frame later. */
async function atRest(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  await button.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

// The last does both; the full run tries it, too.
const TRIED = Object.entries(AROUND).slice(0, process.env['SIXPENCE_FULL'] === '1' ? 3 : 2)

test.describe('overlays in a host', { tag: '@provider' }, () => {
  for (const [does, css] of TRIED)
    test(`opens what is chosen from over a host that ${does}`, async ({ page }) => {
      const person = await signInFresh(page)
      await page.evaluate(styles => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }, css)
      const list = page.getByRole('listbox')
      const from = page.getByRole('button', { name: word('transfers', 'fromLabel') })
      await atRest(from)
      await from.click()
      const opener = await from.boundingBox()
      const box = await list.boundingBox()
      expect(Math.abs((box?.x ?? 0) - (opener?.x ?? 0)), 'beside its button').toBeLessThan(40)
      // All of it can be seen, and the last one pressed.
      await expect(list.getByRole('option').last()).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      const second = person.accounts[1]?.accountId ?? ''
      await chooseAccount(page, word('transfers', 'fromLabel'), second)
      await expect(from).toContainText(second.slice(-4))
    })
})
