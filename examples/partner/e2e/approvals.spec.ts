import type { Browser, FrameLocator, Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../bank/e2e/accessible.ts'
import { countPayments, newPerson, type Person } from '../../bank/e2e/bank.ts'
import { watchSecrets } from '../../bank/e2e/canary.ts'
import {
  button,
  expect,
  frameIn,
  letIn,
  PARTNER,
  pressToClose,
  test,
  windowOf,
} from '../../bank/e2e/strangers.ts'
import { word } from '../../bank/e2e/words.ts'
import { aBusiness } from './a-business.ts'
import { watchAsHost, whatItSees } from './what-it-sees.ts'

// All of the page is in view, so that every frame is loaded.
test.use({ viewport: { width: 1280, height: 2400 } })

const DECIDED = 'sixpence-approvals-decided'
const nothing = (place: Page | FrameLocator) =>
  place.getByText(word('approvals', 'waitingEmptyTitle'))
const approve = (place: Page | ReturnType<Page['getByRole']>) =>
  place.getByRole('button', { name: word('approvals', 'approveCta'), exact: true })

interface Look {
  /** Something that is there once the frame has loaded. */
  loaded: (frame: FrameLocator) => Locator
  walk?: (frame: FrameLocator) => Promise<void>
}

/** Returns the measures that a page gets of the frame, from when it has loaded to the end. */
async function look(browser: Browser, person: Person, { loaded, walk }: Look) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 2400 } })
  await watchAsHost(page, PARTNER)
  await page.goto(PARTNER)
  const frame = frameIn(page, 'approvals')
  await letIn(page, frame, person)
  await expect(
    frame.getByRole('region', { name: word('embedding', 'approvalsLabel') }),
  ).toBeVisible()
  await expect(loaded(frame)).toBeVisible()
  const size = () =>
    page.locator('sixpence-approvals').evaluate(each => each.getBoundingClientRect().height)
  // The content before the sign-in had a different height.
  const content = () => frame.locator('#root').evaluate(each => each.scrollHeight)
  await expect.poll(async () => (await size()) - (await content())).toBe(0)
  const sizes = new Set<number>()
  const note = () =>
    size().then(
      each => sizes.add(each),
      // The last one may come when the page is gone.
      () => undefined,
    )
  const measure = setInterval(() => void note(), 50)
  await walk?.(frame)
  await page.waitForTimeout(500)
  clearInterval(measure)
  // Too low for the whole page: a wheel may scroll it.
  await page.setViewportSize({ width: 1280, height: 700 })
  const element = page.locator('sixpence-approvals')
  await element.evaluate(each => each.scrollIntoView({ block: 'start' }))
  await element.hover({ position: { x: 200, y: 300 } })
  const before = await page.evaluate(() => scrollY)
  for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -200)
  await page.waitForTimeout(500)
  const scrolled = before - (await page.evaluate(() => scrollY))
  await page.close()
  return { sizes: [...sizes], scrolled }
}

test.describe('approvals in the page of a club', { tag: '@approvals' }, () => {
  test(
    'an approver decides three payments from the page of a club, which learns that something was decided',
    { tag: '@fast' },
    async ({ page, browser, told }) => {
      const { owner, payee, clerk } = await aBusiness(browser, ['411', '412', '413'])
      const canary = await watchSecrets(page.context())
      await watchAsHost(page, PARTNER)
      await page.goto(PARTNER)
      const frame = frameIn(page, 'approvals')
      await letIn(page, frame, owner)
      await frame.getByRole('checkbox', { name: /411\.25/ }).check()
      await frame.getByRole('checkbox', { name: /412\.25/ }).check()
      await expect(frame.getByText('€823.50')).toBeVisible()
      await expect(approve(page)).toHaveCount(0)
      // Each frame has its own live region, with the same name.
      await expectAccessible(page, {
        fromFrames: [{ fromShadowDom: ['sixpence-approvals', 'iframe'] }, 'body'],
      })
      expect(await canary.search(page, 'signedIn')).toEqual([])

      const decide = () => button(frame, 'embedding', 'decideCta').click()
      const bankWindow = await windowOf(page, decide)
      await expect(bankWindow.getByText('€823.50')).toBeVisible()
      await expect(bankWindow.getByText('€413.25')).toHaveCount(0)
      await expectAccessible(bankWindow)
      await approve(bankWindow).click()
      const dialog = bankWindow.getByRole('dialog')
      await expect(dialog.getByText(word('approvals', 'atOnceText'))).toBeVisible()
      expect(told.map(([type]) => type)).not.toContain(DECIDED)
      await approve(dialog).click()
      await expect(dialog.getByText(word('approvals', 'approvedStatus'))).toHaveCount(2)
      await dialog
        .getByRole('button', { name: word('approvals', 'closeCta') })
        .last()
        .click()
      await pressToClose(bankWindow, button(bankWindow, 'embedding', 'closeWindowCta'))
      await expect(frame.getByText('€411.25')).toHaveCount(0)
      expect(await countPayments(owner)).toBe(2)

      await frame.getByRole('button', { name: /€413\.25/ }).click()
      await expect(frame.getByText(clerk.email)).toBeVisible()
      const second = await windowOf(page, decide)
      await button(second, 'approvals', 'declineCta').click()
      const why = second.getByRole('dialog')
      await why.getByLabel(word('approvals', 'reasonLabel')).fill('Too much rope')
      await button(second, 'approvals', 'declineCta').last().click()
      await expect(second.getByText(word('approvals', 'declinedText'))).toBeVisible()
      await second.close()
      await button(frame, 'approvals', 'backCta').click()
      await expect(nothing(frame)).toBeVisible()
      expect(await countPayments(owner)).toBe(2)

      expect(told.filter(([type]) => type === DECIDED)).toEqual([
        [DECIDED, {}],
        [DECIDED, {}],
      ])
      expect(told.filter(([type]) => type === 'sixpence-error')).toEqual([])
      const onTheScreen = [
        owner.name,
        owner.email,
        payee.name,
        payee.email,
        clerk.name,
        clerk.email,
      ]
      const amounts = ['411', '412', '413', '823', 'Rope', 'Too much rope']
      const seen = await whatItSees(page)
      expect(seen).toContain('approvalsDecided')
      const secrets = [...onTheScreen, ...amounts]
      expect(secrets.filter(each => new RegExp(`\\b${each}\\b`).test(seen))).toEqual([])
    },
  )

  test('a page cannot tell by the size of the frame whether something waits, or how much', async ({
    browser,
  }) => {
    const { owner } = await aBusiness(browser, ['21', '22'])
    const other = await newPerson({ kind: 'business', name: 'Ostergaard Mills Ltd' })
    const none = await look(browser, other, { loaded: nothing })
    const first = (frame: FrameLocator) => frame.getByRole('checkbox', { name: /21\.25/ })
    const two = await look(browser, owner, {
      loaded: first,
      walk: async frame => {
        await first(frame).check()
        await expect(button(frame, 'embedding', 'decideCta')).toBeVisible()
        await frame.getByRole('button', { name: /€22\.25/ }).click()
        await expect(frame.getByText('€22.25')).toBeVisible()
      },
    })
    expect(none).toEqual({ sizes: [expect.any(Number)], scrolled: 0 })
    expect(two).toEqual(none)
  })
})
