import type { Frame, FrameLocator, Page } from '@playwright/test'
import { countPayments, newPerson } from '../../bank/e2e/bank.ts'
import { fillOwn, ownAmount, sendButton } from '../../bank/e2e/journeys.ts'
import {
  BANK,
  button,
  expect,
  frameIn,
  letIn,
  PARTNER,
  review,
  test,
  windowOf,
} from '../../bank/e2e/strangers.ts'
import { word } from '../../bank/e2e/words.ts'
import { watchSecrets } from '../../bank/e2e/canary.ts'
import { watchAsHost, whatItSees } from './what-it-sees.ts'

/** The frames of the page that show a text. */
async function framesThatSay(page: Page, text: string): Promise<readonly Frame[]> {
  const counts = await Promise.all(
    page.frames().map(async frame => ({ frame, count: await frame.getByText(text).count() })),
  )
  return counts.flatMap(({ frame, count }) => (count > 0 ? [frame] : []))
}

/** Waits until one frame of the page shows a text: that which speaks for all of them. */
async function theFrameThatSays(page: Page, text: string): Promise<Frame> {
  await expect.poll(async () => (await framesThatSay(page, text)).length).toBe(1)
  const [frame] = await framesThatSay(page, text)
  if (!frame) throw new Error(`No frame says “${text}” any more`)
  return frame
}

const signIn = (frame: FrameLocator) => button(frame, 'embedding', 'signInCta')

const aCustomer = () =>
  newPerson({
    name: 'Wilhelmina Quistgaard',
    accounts: [
      { currencyCode: 'EUR', balance: '731.25' },
      { currencyCode: 'EUR', balance: '20.00' },
    ],
  })

// All of the page is in view: what a frame that grows or shrinks moves stays under the click.
test.use({ viewport: { width: 1280, height: 2400 } })

test.describe('the page of a club', { tag: '@transfers' }, () => {
  test(
    'a customer moves money in the page of a club, which learns nothing of it',
    { tag: '@fast' },
    async ({ page, told }) => {
      const person = await aCustomer()
      const [from, to] = person.accounts
      if (!from || !to) throw new Error('The customer has too few accounts')
      const canary = await watchSecrets(page.context())
      await watchAsHost(page, PARTNER)
      await page.goto(PARTNER)
      const accounts = frameIn(page, 'accounts')
      const transfer = frameIn(page, 'transfer')

      await theFrameThatSays(page, word('embedding', 'signInText').split('{{')[0] ?? '')
      await letIn(page, accounts, person)
      await expect(accounts.getByText('€731.25')).toBeVisible()
      // All widgets are signed in by one window.
      await expect(signIn(transfer)).toBeHidden()
      expect(await canary.search(page, 'signedIn')).toEqual([])

      await fillOwn(transfer, { from, to, amount: '12.34' })
      await page.getByLabel('Language').selectOption('ro')
      await expect(ownAmount(transfer, 'ro')).toHaveValue(/^12[.,]34$/)
      await page.getByLabel('Language').selectOption('en')
      await expect(ownAmount(transfer)).toHaveValue('12.34')

      await review(transfer)
      const bankWindow = await windowOf(page, () =>
        button(transfer, 'embedding', 'confirmCta').click(),
      )
      await expect(sendButton(bankWindow)).toBeVisible()
      expect(await canary.search(bankWindow, 'signedIn')).toEqual([])
      await sendButton(bankWindow).click()
      await expect(bankWindow.getByText(word('payments', 'settledOwnTitle'))).toBeVisible()
      await expect(transfer.getByText(word('embedding', 'settledTitle'))).toBeVisible()
      await expect(accounts.getByText('€718.91')).toBeVisible()
      expect(await countPayments(person)).toBe(1)

      const signOut = word('embedding', 'signOutCta')
      await (await theFrameThatSays(page, signOut)).getByText(signOut).click()
      await expect(signIn(transfer)).toBeVisible()
      await expect(signIn(accounts)).toBeVisible()
      // In pages of its own the bank is still signed in to.
      expect(await canary.search(page, 'signedIn')).toEqual([])
      const bank = await page.context().newPage()
      await bank.goto(`${BANK}/home`)
      await button(bank, 'shell', 'profileMenuLabel').click()
      await button(bank, 'shell', 'signOutCta').click()
      await expect(bank).toHaveURL(/\/login/)
      await bank.close()
      expect(await canary.search(page, 'signedOut')).toEqual([])
      expect(canary.kinds).toEqual(
        expect.arrayContaining(['password', 'code', 'codeVerifier', 'accessToken', 'refreshToken']),
      )

      const settled = told.filter(([type]) => type === 'sixpence-transfer-settled')
      expect(settled).toEqual([
        ['sixpence-transfer-settled', { intentId: expect.stringMatching(/^[0-9a-f]{32}$/) }],
      ])
      expect(told.filter(([type]) => type === 'sixpence-error')).toEqual([])
      const onTheScreen = [person.name, person.email, '731.25', '718.91', '12.34', from.accountId]
      const seen = await whatItSees(page)
      expect(seen).toContain('transferSettled')
      expect(onTheScreen.filter(secret => seen.includes(secret))).toEqual([])

      // Shown to find it, in the club's page and in the bank's frame.
      await page.evaluate(secret => window.seen.push(secret), person.password)
      await transfer.locator('body').evaluate((_body, secret) => {
        window.name = secret
      }, person.password)
      expect(await canary.search(page, 'signedOut')).toEqual([
        'password in messages of partner.localhost',
        'password in window',
      ])
    },
  )
})
