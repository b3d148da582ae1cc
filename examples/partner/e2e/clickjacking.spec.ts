import type { FrameLocator, Locator, Page } from '@playwright/test'
import { countPayments, newPerson, type Person } from '../../bank/e2e/bank.ts'
import { servePage } from '../../bank/e2e/host-page.ts'
import { beginSession } from '../../bank/e2e/begin-session.ts'
import { fillOwn, ownAmount } from '../../bank/e2e/journeys.ts'
import {
  BANK,
  button,
  expect,
  frameIn,
  letIn,
  PARTNER,
  review,
  standStill,
  test,
  windowOf,
} from '../../bank/e2e/strangers.ts'
import { word } from '../../bank/e2e/words.ts'
import { aBusiness } from './a-business.ts'
import { aim, BAIT, spring, TRAPS, type Trap } from './baits.ts'

// A window that comes later still is one too many in the next trap.
const NONE_MS = 1_000
// On a busy machine one that comes may take this long.
const ONE_MS = 10_000
const OUTER = `${PARTNER}/outer`
// Each takes a second, and what they spring is the same: all of it is for the full run.
const KINDS = ['opacity', 'overlay', 'moved 50 ms before the click', 'double click']
const ALL = process.env['SIXPENCE_FULL'] === '1'
const SOME = ALL ? TRAPS : TRAPS.filter(({ name }) => KINDS.includes(name))
const NESTED: Trap = { name: 'a frame in a frame', reaches: true }

/** The window of the bank that opens: some begin empty, and some of these are closed again. */
async function bankWindowOf(page: Page, withinMs: number): Promise<Page | undefined> {
  const isBank = (each: Page) => each !== page && each.url().startsWith(BANK)
  const until = Date.now() + withinMs
  let found: Page | undefined
  while (!found && Date.now() < until) {
    await page.waitForTimeout(50)
    found = page.context().pages().find(isBank)
  }
  return found
}

/** Springs a trap; returns the bank's window that it opened, if a second click was tried there. */
async function windowOfTrap(page: Page, { reaches }: Trap, work: () => Promise<void>) {
  await work()
  const bankWindow = await bankWindowOf(page, reaches ? ONE_MS : NONE_MS)
  if (!bankWindow) return 'none'
  await bankWindow.mouse.click(BAIT.x, BAIT.y)
  const { pathname } = new URL(bankWindow.url())
  await bankWindow.close()
  return pathname
}

/** Springs every trap on a button of the frame; returns what each opened. */
async function springAll(page: Page, target: Locator, traps: readonly Trap[]) {
  const found: Record<string, string> = {}
  for (const trap of traps) {
    await expect(target).toBeEnabled()
    found[trap.name] = await windowOfTrap(page, trap, () => spring(page, target, trap))
    expect(page.context().pages()).toHaveLength(1)
  }
  return found
}

/** The same page in a frame of a page of its own origin, and all of it seen through. */
async function nest(page: Page): Promise<FrameLocator> {
  await servePage(
    page.context(),
    OUTER,
    `<iframe src="${PARTNER}/" style="width:1000px;height:690px;opacity:.01"></iframe>`,
  )
  await page.goto(OUTER)
  return page.frameLocator('iframe').frameLocator('sixpence-transfer iframe')
}

async function clickThrough(page: Page, frame: FrameLocator, target: Locator): Promise<void> {
  await standStill(frame)
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const expected = (path: string, traps: readonly Trap[]) =>
  Object.fromEntries([...traps, NESTED].map(({ name, reaches }) => [name, reaches ? path : 'none']))

async function fill(frame: FrameLocator, { accounts }: Person): Promise<Locator> {
  const [from, to] = accounts
  if (!from || !to) throw new Error('The customer has too few accounts')
  await fillOwn(frame, { from, to, amount: '12.34' })
  await review(frame)
  return button(frame, 'embedding', 'confirmCta')
}

test.describe('traps in a hostile page', { tag: '@embed' }, () => {
  test(
    'fifteen traps lead to a window of the bank at most: no money moves',
    { tag: '@fast' },
    async ({ page, told }) => {
      test.slow()
      const person = await newPerson({
        accounts: [
          { currencyCode: 'EUR', balance: '500.00' },
          { currencyCode: 'EUR', balance: '20.00' },
        ],
      })
      await page.goto(PARTNER)
      await aim(page, 'transfer')
      await letIn(page, frameIn(page, 'transfer'), person)
      const found = await springAll(page, await fill(frameIn(page, 'transfer'), person), TRAPS)
      const inner = await nest(page)
      const ask = button(inner, 'embedding', 'signInCta')
      await ask.or(ownAmount(inner)).waitFor()
      if (await ask.isVisible()) await letIn(page, inner)
      const nested = await fill(inner, person)
      found[NESTED.name] = await windowOfTrap(page, NESTED, () => clickThrough(page, inner, nested))
      expect(found).toEqual(expected('/embed/confirm', TRAPS))
      expect(await countPayments(person)).toBe(0)
      expect(told.map(([type]) => type)).not.toContain('sixpence-transfer-settled')
    },
  )

  test('traps lead to a window of the bank at most: no page is let in', async ({ page, told }) => {
    test.slow()
    // At the bank, and not in the page.
    await beginSession(page.context(), await newPerson())
    await page.goto(PARTNER)
    await aim(page, 'transfer')
    const ask = button(frameIn(page, 'transfer'), 'embedding', 'signInCta')
    const found = await springAll(page, ask, SOME)
    const inner = await nest(page)
    const nested = button(inner, 'embedding', 'signInCta')
    await nested.waitFor()
    found[NESTED.name] = await windowOfTrap(page, NESTED, () => clickThrough(page, inner, nested))
    expect(found).toEqual(expected('/embed/sign-in', SOME))
    await expect(nested).toBeVisible()
    expect(told.map(([type]) => type)).not.toContain('sixpence-signed-in')
  })

  test('traps lead to a window of the bank at most, and no click falls through to a dialog that has just come up in it: nothing is approved', async ({
    page,
    browser,
    told,
  }) => {
    test.slow()
    const { owner } = await aBusiness(browser, ['17'])
    await page.goto(PARTNER)
    await aim(page, 'approvals')
    const frame = frameIn(page, 'approvals')
    await letIn(page, frame, owner)
    const box = frame.getByRole('checkbox', { name: /17\.25/ })
    await box.check()
    const found = await springAll(page, button(frame, 'embedding', 'decideCta'), SOME)
    expect(found).toEqual(
      Object.fromEntries(
        SOME.map(({ name, reaches }) => [name, reaches ? '/embed/decide' : 'none']),
      ),
    )
    await expect(box).toBeVisible()
    expect(await countPayments(owner)).toBe(0)
    expect(told.map(([type]) => type)).not.toContain('sixpence-approvals-decided')

    const bankWindow = await windowOf(page, () => button(frame, 'embedding', 'decideCta').click())
    const approve = button(bankWindow, 'approvals', 'approveCta')
    const dialog = bankWindow.getByRole('dialog')
    await approve.click()
    await expect(bankWindow.locator('[data-settling]')).toHaveCount(0)
    const at = await dialog
      .getByRole('button', { name: word('approvals', 'approveCta') })
      .boundingBox()
    if (!at) throw new Error('The dialog has no button')
    await bankWindow.keyboard.press('Escape')
    await expect(bankWindow.locator('[data-settling]')).toHaveCount(0)

    // The moment lasts for as long as the test needs it.
    await bankWindow.clock.install()
    await bankWindow.clock.pauseAt(Date.now() + 60_000)
    await approve.press('Enter')
    await expect(dialog).toBeVisible()
    for (let clicks = 0; clicks < 5; clicks += 1)
      await bankWindow.mouse.click(at.x + at.width / 2, at.y + at.height / 2)
    await expect(dialog.getByText(word('approvals', 'atOnceText'))).toBeVisible()
    expect(await countPayments(owner)).toBe(0)
    await bankWindow.clock.runFor(1_000)
    await bankWindow.mouse.click(at.x + at.width / 2, at.y + at.height / 2)
    await expect(bankWindow.getByText(word('approvals', 'approvedText'))).toBeVisible()
    expect(await countPayments(owner)).toBe(1)
  })
})
