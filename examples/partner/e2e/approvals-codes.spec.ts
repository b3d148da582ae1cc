import type { Browser, BrowserContext, FrameLocator, Page } from '@playwright/test'
import { expectAccessible } from '../../bank/e2e/accessible.ts'
import {
  answerPush,
  countPayments,
  newestCode,
  newPerson,
  type Person,
} from '../../bank/e2e/bank.ts'
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

// All of the page is in view, so that every frame is loaded.
test.use({ viewport: { width: 1280, height: 2400 } })

const DECIDED = 'sixpence-approvals-decided'
type Mode = 'otp' | 'sms' | 'approvalCode' | 'push'

const box = (frame: FrameLocator, amount: string) =>
  frame.getByRole('checkbox', { name: new RegExp(`\\b${amount}\\.25`) })
const approve = (place: Page | ReturnType<Page['getByRole']>) =>
  place.getByRole('button', { name: word('approvals', 'approveCta'), exact: true })
const codeField = (place: Page) => place.getByLabel(word('attempts', 'codeLabel'))
const decide = (frame: FrameLocator) => button(frame, 'embedding', 'decideCta')

/** A page of a club with what waits for somebody who approves in a mode. */
async function openPage(
  page: Page,
  browser: Browser,
  { mode, amounts }: { mode: Mode; amounts: readonly string[] },
) {
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

/** Declines what is left, with a reason, and closes the window. */
async function decline(page: Page, frame: FrameLocator, amount: string) {
  await box(frame, amount).check()
  const bankWindow = await windowOf(page, () => decide(frame).click())
  await button(bankWindow, 'approvals', 'declineCta').click()
  await bankWindow.getByLabel(word('approvals', 'reasonLabel')).fill('Too much rope')
  await button(bankWindow, 'approvals', 'declineCta').last().click()
  await expect(bankWindow.getByText(word('approvals', 'declinedText'))).toBeVisible()
  await bankWindow.close()
}

/** Gives the word that the bank asks for: on the phone, or by the code that has come. */
async function giveWord(bankWindow: Page, { email }: Person, mode: Mode): Promise<string[]> {
  if (mode === 'push') {
    await expect(bankWindow.getByText(word('approvals', 'pushText'))).toBeVisible()
    await answerPush(email, true)
    // Two digits stand in any page.
    return []
  }
  await codeField(bankWindow).fill('000000')
  await approve(bankWindow.getByRole('dialog')).click()
  await expect(bankWindow.getByText(word('approvals', 'codeFailedTitle'))).toBeVisible()
  const code = await newestCode(email)
  await codeField(bankWindow).fill(code)
  await approve(bankWindow.getByRole('dialog')).click()
  return [code]
}

// Codes differ in how they come alone: all of them are for the full run.
const MODES: readonly Mode[] =
  process.env['SIXPENCE_FULL'] === '1' ? ['otp', 'sms', 'approvalCode', 'push'] : ['otp', 'push']

for (const mode of MODES) {
  test(`one word by ${mode} approves two from the page of a club, and a third is declined with a reason (APPR-003)`, async ({
    page,
    browser,
    told,
  }) => {
    const { owner, payee, approver, frame } = await openPage(page, browser, {
      mode,
      amounts: ['311', '312', '313'],
    })
    const bankWindow = await beginToApprove(page, frame, ['311', '312'])
    const dialog = bankWindow.getByRole('dialog')
    await expect(dialog.getByText('€623.50')).toBeVisible()
    await expectAccessible(bankWindow)
    const words = await giveWord(bankWindow, approver, mode)
    await expect(dialog.getByText(word('approvals', 'approvedStatus'))).toHaveCount(2)
    expect(await countPayments(owner)).toBe(2)
    await bankWindow.close()
    await expect(box(frame, '311')).toHaveCount(0)
    await decline(page, frame, '313')
    await expect(frame.getByText(word('approvals', 'waitingEmptyTitle'))).toBeVisible()
    expect(await countPayments(owner)).toBe(2)

    const decided = [DECIDED, {}]
    expect(told.filter(([type]) => type === DECIDED)).toEqual([decided, decided])
    expect(told.filter(([type]) => type === 'sixpence-error')).toEqual([])
    const seen = await whatItSees(page)
    const people = [owner.name, approver.name, approver.email, payee.name, payee.email]
    const secrets = [...people, ...words, '311', '312', '313', '623.50', 'rope']
    expect(secrets.filter(each => new RegExp(`\\b${each}\\b`).test(seen))).toEqual([])
  })
}

test('five wrong codes in the window of the bank approve nothing, and the page hears nothing (APPR-003)', async ({
  page,
  browser,
  told,
}) => {
  const { owner, approver, frame } = await openPage(page, browser, {
    mode: 'otp',
    amounts: ['621'],
  })
  const bankWindow = await beginToApprove(page, frame, ['621'])
  const wrong = bankWindow.getByText(word('approvals', 'codeFailedTitle'))
  const code = await newestCode(approver.email)
  for (let tries = 0; tries < 5; tries += 1) {
    await codeField(bankWindow).fill('000000')
    await approve(bankWindow.getByRole('dialog')).click()
    await expect(wrong).toBeVisible()
    await expect(approve(bankWindow.getByRole('dialog'))).not.toHaveAttribute('aria-disabled')
  }
  await expect(bankWindow.getByText(word('errors', 'too_many_attempts'))).toBeVisible()
  // The right one comes too late.
  await codeField(bankWindow).fill(code)
  await approve(bankWindow.getByRole('dialog')).click()
  await expect(bankWindow.getByText(word('errors', 'too_many_attempts'))).toBeVisible()
  await bankWindow.close()
  await expect(decide(frame)).toBeEnabled()
  await expect(box(frame, '621')).toBeChecked()
  expect(await countPayments(owner)).toBe(0)
  expect(told.map(([type]) => type)).not.toContain(DECIDED)

  const again = await windowOf(page, () => decide(frame).click())
  await approve(again).click()
  await codeField(again).fill(await newestCode(approver.email, code))
  await approve(again.getByRole('dialog')).click()
  await expect(again.getByText(word('approvals', 'approvedText'))).toBeVisible()
  await expect.poll(() => told.filter(([type]) => type === DECIDED)).toEqual([[DECIDED, {}]])
  expect(await countPayments(owner)).toBe(1)
})

test('a window that is closed before its code leaves the request waiting, and says so', async ({
  page,
  browser,
  told,
}) => {
  const { owner, approver, frame } = await openPage(page, browser, {
    mode: 'approvalCode',
    amounts: ['631'],
  })
  const bankWindow = await beginToApprove(page, frame, ['631'])
  await codeField(bankWindow).fill(await newestCode(approver.email))
  await bankWindow.close()
  await expect(decide(frame)).toBeEnabled()
  await expect(box(frame, '631')).toBeVisible()
  expect(await countPayments(owner)).toBe(0)
  expect(told.map(([type]) => type)).not.toContain(DECIDED)
})

test('a window that is closed before the bank has answered leaves no decided request in the frame', async ({
  page,
  browser,
}) => {
  const { owner, approver, frame } = await openPage(page, browser, {
    mode: 'otp',
    amounts: ['341', '342'],
  })
  const bankWindow = await beginToApprove(page, frame, ['341'])
  await codeField(bankWindow).fill(await newestCode(approver.email))
  await bankWindow.route(
    ({ search }) => search === '?businessRequestApprove',
    async route => {
      await route.fetch()
      await bankWindow.close()
    },
  )
  await approve(bankWindow.getByRole('dialog'))
    .click()
    .catch(() => undefined)
  await expect(box(frame, '341')).toHaveCount(0)
  await expect(box(frame, '342')).toBeVisible()
  expect(await countPayments(owner)).toBe(1)
})

test.describe('with a session that ends', () => {
  test.use({ mayLog: [/status of 401/] })

  test('the window asks for it again and goes on with the same request, and the frame asks too', async ({
    page,
    context,
    browser,
    told,
  }) => {
    const { owner, approver, frame } = await openPage(page, browser, {
      mode: 'push',
      amounts: ['651'],
    })
    const bankWindow = await beginToApprove(page, frame, ['651'])
    await expect(bankWindow.getByText(word('approvals', 'pushText'))).toBeVisible()
    await endSession(context)
    await expect(bankWindow.getByRole('dialog')).toHaveCount(0)
    await expect(bankWindow.getByText(/651/)).toHaveCount(0)
    await expect(frame.getByText(/651/)).toHaveCount(0)
    await enterCredentials(bankWindow, approver)
    await expect(bankWindow.getByText('€651.25')).toBeVisible()
    await bankWindow.close()
    expect(await countPayments(owner)).toBe(0)

    await letIn(page, frame)
    await frame.getByRole('button', { name: /Quistgaard/ }).click()
    await decline(page, frame, '651')
    await expect(frame.getByText(word('approvals', 'waitingEmptyTitle'))).toBeVisible()
    await expect.poll(() => told.filter(([type]) => type === DECIDED)).toEqual([[DECIDED, {}]])
    expect(await countPayments(owner)).toBe(0)
  })

  test('whoever signs in to the window in place of the approver sees nothing of the request', async ({
    page,
    context,
    browser,
  }) => {
    const { owner, frame } = await openPage(page, browser, { mode: 'otp', amounts: ['661'] })
    const stranger = await newPerson({ name: 'Nils Ferrow' })
    const bankWindow = await beginToApprove(page, frame, ['661'])
    await expect(codeField(bankWindow)).toBeVisible()
    await endSession(context)
    await enterCredentials(bankWindow, stranger)
    await expect(bankWindow.getByText(stranger.email)).toBeVisible()
    await expect(bankWindow.getByText(word('embedding', 'failedTitle'))).toBeVisible()
    await expect(bankWindow.getByText(/661/)).toHaveCount(0)
    await expect(approve(bankWindow)).toHaveCount(0)
    expect(await countPayments(owner)).toBe(0)
  })
})
