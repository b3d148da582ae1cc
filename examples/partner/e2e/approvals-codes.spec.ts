import type { Browser, BrowserContext, FrameLocator, Page } from '@playwright/test'
import { expectAccessible } from '../../bank/e2e/accessible.ts'
import { answerPush, countPayments, newestCode, newPerson } from '../../bank/e2e/bank.ts'
import { enterCredentials, signOut } from '../../bank/e2e/journeys.ts'
import {
  BANK,
  button,
  expect,
  frameIn,
  letIn,
  PARTNER,
  test,
  windowOf,
} from '../../bank/e2e/strangers.ts'
import { word } from '../../bank/e2e/words.ts'
import { aBusiness, approverOf } from './a-business.ts'
import { watchAsHost, whatItSees } from './what-it-sees.ts'

// All of the page is in view, so that every frame is loaded. Sessions end while they are used.
test.use({ viewport: { width: 1280, height: 2400 }, mayLog: [/status of 401/] })

const DECIDED = 'sixpence-approvals-decided'
type Mode = 'otp' | 'sms' | 'approvalCode' | 'push'

const box = (frame: FrameLocator, amount: string) =>
  frame.getByRole('checkbox', { name: new RegExp(`\\b${amount}\\.25`) })
const approve = (place: Page | ReturnType<Page['getByRole']>) =>
  place.getByRole('button', { name: word('approvals', 'approveCta'), exact: true })
const codeField = (place: Page) => place.getByLabel(word('attempts', 'codeLabel'))
const decide = (frame: FrameLocator) => button(frame, 'embedding', 'decideCta')

interface Wishes {
  readonly mode: Mode
  readonly amounts: readonly string[]
}

/** A page of a club with what waits for somebody who approves in a mode. */
async function openPage(page: Page, browser: Browser, { mode, amounts }: Wishes) {
  const { owner, payee } = await aBusiness(browser, amounts)
  const approver = await approverOf(owner, mode)
  await watchAsHost(page, PARTNER)
  await page.goto(PARTNER)
  const frame = frameIn(page, 'approvals')
  await letIn(page, frame, approver)
  await frame.getByRole('button', { name: /Quistgaard/ }).click()
  return { owner, payee, approver, frame }
}

/** Signs out of the bank in a tab beside. */
async function endSession(context: BrowserContext): Promise<void> {
  const tab = await context.newPage()
  await tab.goto(`${BANK}/home`)
  await signOut(tab)
  await expect(tab).toHaveURL(/\/login/)
  await tab.close()
}

/** Chooses in the frame, and begins to approve in the window of the bank. */
async function beginToApprove(page: Page, frame: FrameLocator, amounts: readonly string[]) {
  for (const amount of amounts) await box(frame, amount).check()
  const bankWindow = await windowOf(page, () => decide(frame).click())
  await approve(bankWindow).click()
  return bankWindow
}

/** Declines what is left by keyboard, with a reason, and closes the window. */
async function decline(page: Page, frame: FrameLocator, amount: string) {
  await box(frame, amount).focus()
  await box(frame, amount).press('Space')
  const bankWindow = await windowOf(page, () => decide(frame).press('Enter'))
  await expect(bankWindow.getByText(/Quistgaard Tools Ltd/)).toBeVisible()
  await button(bankWindow, 'approvals', 'declineCta').press('Enter')
  await bankWindow.getByLabel(word('approvals', 'reasonLabel')).focus()
  await bankWindow.keyboard.type('Too much rope')
  await bankWindow.keyboard.press('Enter')
  await expect(bankWindow.getByText(word('approvals', 'declinedText'))).toBeVisible()
  await bankWindow.close()
}

async function giveCode(bankWindow: Page, code: string): Promise<void> {
  await codeField(bankWindow).fill(code)
}

/** Gives five wrong codes, and then a right one that comes too late. */
async function exhaust(bankWindow: Page, code: string): Promise<void> {
  const dialog = bankWindow.getByRole('dialog')
  for (let tries = 0; tries < 5; tries += 1) {
    await giveCode(bankWindow, `00000${tries}`)
    await expect(bankWindow.getByText(word('approvals', 'codeFailedTitle'))).toBeVisible()
    await expect(approve(dialog)).not.toHaveAttribute('aria-disabled')
  }
  const tooMany = bankWindow.getByText(word('errors', 'too_many_attempts'))
  await expect(tooMany).toBeVisible()
  await giveCode(bankWindow, code)
  await expect(tooMany).toBeVisible()
}

/** Returns the secrets that the page can see, as whole words. */
async function seenOf(page: Page, secrets: readonly string[]): Promise<string[]> {
  const seen = await whatItSees(page)
  return secrets.filter(each => new RegExp(`\\b${each}\\b`).test(seen))
}

// Codes differ only in the way they are sent; the full run covers all of them.
const CODES: readonly Mode[] =
  process.env['SIXPENCE_FULL'] === '1' ? ['otp', 'sms', 'approvalCode'] : ['otp']

test.describe('approvals in the page of a club', { tag: '@approvals' }, () => {
  for (const mode of CODES)
    test(`five wrong codes by ${mode} approve nothing in the window of the bank, one that is closed then leaves all waiting, and one right code approves two, of which the page hears that something was decided (APPR-003)`, async ({
      page,
      browser,
      told,
    }) => {
      const amounts = ['311', '312']
      const { owner, payee, approver, frame } = await openPage(page, browser, { mode, amounts })
      const first = await beginToApprove(page, frame, amounts)
      await expect(first.getByRole('dialog').getByText('€623.50')).toBeVisible()
      await expectAccessible(first)
      const code = await newestCode(approver.email)
      await exhaust(first, code)
      await first.close()
      await expect(decide(frame)).toBeEnabled()
      for (const amount of amounts) await expect(box(frame, amount)).toBeChecked()
      expect(await countPayments(owner)).toBe(0)
      expect(told.map(([type]) => type)).not.toContain(DECIDED)

      const bankWindow = await windowOf(page, () => decide(frame).click())
      await approve(bankWindow).click()
      const dialog = bankWindow.getByRole('dialog')
      const right = await newestCode(approver.email, code)
      await giveCode(bankWindow, '000000')
      await expect(bankWindow.getByText(word('approvals', 'codeFailedTitle'))).toBeVisible()
      await giveCode(bankWindow, right)
      await expect(dialog.getByText(word('approvals', 'approvedStatus'))).toHaveCount(2)
      await bankWindow.close()
      await expect(frame.getByText(word('approvals', 'waitingEmptyTitle'))).toBeVisible()
      expect(await countPayments(owner)).toBe(2)
      expect(told.filter(([type]) => type === DECIDED)).toEqual([[DECIDED, {}]])
      expect(told.filter(([type]) => type === 'sixpence-error')).toEqual([])
      const people = [owner.name, approver.name, approver.email, payee.name, payee.email]
      expect(await seenOf(page, [...people, code, right, '311', '312', '623.50'])).toEqual([])
    })

  test('a window that is closed before the bank has answered leaves no decided request in the frame, and whoever signs in to one in place of the approver sees nothing', async ({
    page,
    context,
    browser,
  }) => {
    const { owner, approver, frame } = await openPage(page, browser, {
      mode: 'otp',
      amounts: ['341', '342'],
    })
    const unanswered = await beginToApprove(page, frame, ['341'])
    await unanswered.route(
      ({ search }) => search === '?businessRequestApprove',
      async route => {
        await route.fetch()
        await unanswered.close()
      },
    )
    await codeField(unanswered).fill(await newestCode(approver.email))
    await expect(box(frame, '341')).toHaveCount(0)
    await expect(box(frame, '342')).toBeVisible()
    expect(await countPayments(owner)).toBe(1)

    const stranger = await newPerson({ name: 'Nils Ferrow' })
    const taken = await beginToApprove(page, frame, ['342'])
    await expect(codeField(taken)).toBeVisible()
    await endSession(context)
    await enterCredentials(taken, stranger)
    await expect(taken.getByText(stranger.email)).toBeVisible()
    await expect(taken.getByText(word('embedding', 'failedTitle'))).toBeVisible()
    await expect(taken.getByText(/342/)).toHaveCount(0)
    await expect(approve(taken)).toHaveCount(0)
    expect(await countPayments(owner)).toBe(1)
  })

  test('a push approves two; a window whose session ends asks for it again and goes on with the same request, as the frame does, and that is declined by keyboard on a phone (APPR-003)', async ({
    page,
    context,
    browser,
    told,
  }) => {
    const { owner, payee, approver, frame } = await openPage(page, browser, {
      mode: 'push',
      amounts: ['311', '312', '313'],
    })
    const approved = await beginToApprove(page, frame, ['311', '312'])
    await expect(approved.getByText(word('approvals', 'pushText'))).toBeVisible()
    await answerPush(approver.email, true)
    const statuses = approved.getByRole('dialog').getByText(word('approvals', 'approvedStatus'))
    await expect(statuses).toHaveCount(2)
    await approved.close()
    await expect(box(frame, '311')).toHaveCount(0)

    const bankWindow = await beginToApprove(page, frame, ['313'])
    await expect(bankWindow.getByText(word('approvals', 'pushText'))).toBeVisible()
    await endSession(context)
    await expect(bankWindow.getByRole('dialog')).toHaveCount(0)
    for (const place of [bankWindow, frame]) await expect(place.getByText(/313/)).toHaveCount(0)
    await enterCredentials(bankWindow, approver)
    await expect(bankWindow.getByText('€313.25')).toBeVisible()
    await bankWindow.close()
    expect(await countPayments(owner)).toBe(2)

    await page.setViewportSize({ width: 390, height: 2400 })
    await letIn(page, frame)
    await frame.getByRole('button', { name: /Quistgaard/ }).press('Enter')
    await expect(box(frame, '313')).toBeVisible()
    const wide = await frame
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(wide).toBe(0)
    await decline(page, frame, '313')
    await expect(frame.getByText(word('approvals', 'waitingEmptyTitle'))).toBeVisible()
    expect(await countPayments(owner)).toBe(2)
    const decided = [DECIDED, {}]
    expect(told.filter(([type]) => type === DECIDED)).toEqual([decided, decided])
    expect(told.filter(([type]) => type === 'sixpence-error')).toEqual([])
    const people = [owner.name, approver.name, approver.email, payee.name, payee.email]
    expect(await seenOf(page, [...people, '311', '312', '313', '623.50', 'rope'])).toEqual([])
  })
})
