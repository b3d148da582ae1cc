import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import { expectAccessible } from '../../bank/e2e/accessible.ts'
import { countPayments, newPerson } from '../../bank/e2e/bank.ts'
import { choose, ownAmount, sendButton } from '../../bank/e2e/journeys.ts'
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
import { watchAsHost, whatItSees } from './what-it-sees.ts'

// All of the page is in view: what a frame that grows or shrinks moves stays under the click.
test.use({ viewport: { width: 1280, height: 2400 } })

const IBAN = 'DE14900900900000000017'
const SETTLED = 'sixpence-transfer-settled'

/** Sends what was reviewed in the frame, in the window of the bank. */
async function confirm(page: Page, frame: FrameLocator, said: string): Promise<void> {
  const bankWindow = await windowOf(page, () => button(frame, 'embedding', 'confirmCta').click())
  await sendButton(bankWindow).click()
  await expect(frame.getByText(said)).toBeVisible()
  await bankWindow.close()
}

/** Adds a card at the bank, in a tab of its own. */
async function addCard(context: BrowserContext) {
  const text = (key: string) => word('external-cards', key)
  const tab = await context.newPage()
  await tab.goto(`${BANK}/cards/payouts`)
  await tab.getByRole('button', { name: text('addCta') }).click()
  const number = tab.frameLocator('iframe').getByRole('textbox', { name: text('numberLabel') })
  await number.fill('4000056655665556')
  await tab.getByLabel(text('holderLabel')).fill('Prairie Quistgaard')
  await tab.getByLabel(text('expiresLabel')).fill('03/31')
  await tab.getByRole('button', { name: text('submitCta') }).click()
  await expect(tab.getByText(text('addedTitle'))).toBeVisible()
  await tab.close()
}

const setKinds = (page: Page, kinds: string) =>
  page.locator('sixpence-transfer').evaluate((each, to) => each.setAttribute('kinds', to), kinds)

/** Lets a frame open no window, the next time it tries. */
const blockWindow = (frame: FrameLocator) =>
  frame.locator('html').evaluate(() => {
    const open = window.open.bind(window)
    window.open = () => {
      window.open = open
      return null
    }
  })

test.describe('ways to send in the page of a club', { tag: '@embed' }, () => {
  test('a customer pays a person and by SEPA in the page of a club, which learns nothing of it', async ({
    page,
    told,
  }) => {
    const payer = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '931.25' }] })
    const payee = await newPerson({ name: 'Theodora Vexler' })
    await watchAsHost(page, PARTNER)
    await page.goto(PARTNER)
    const frame = frameIn(page, 'transfer')
    await letIn(page, frame, payer)
    const kind = (key: string) => frame.getByRole('button', { name: word('embedding', key) })
    await expect(kind('ownKindCta')).toHaveAttribute('aria-pressed', 'true')
    await kind('p2pKindCta').click()
    await frame.getByLabel(word('transfers', 'payeeEmailLabel')).fill(payee.email)
    await frame.getByLabel(word('transfers', 'amountLabel')).fill('42.17')
    await expectAccessible(page, {
      fromFrames: [{ fromShadowDom: ['sixpence-transfer', 'iframe'] }, 'body'],
    })
    await review(frame)
    await button(frame, 'embedding', 'editCta').click()
    await expect(frame.getByLabel(word('transfers', 'payeeEmailLabel'))).toHaveValue(payee.email)
    await review(frame)
    await confirm(page, frame, word('embedding', 'settledTitle'))

    await button(frame, 'embedding', 'againCta').click()
    await kind('externalKindCta').press('Enter')
    await button(frame, 'send-money', 'noIbanCta').click()
    await frame.getByRole('combobox').fill('Germany')
    await frame.getByRole('option', { name: 'Germany', exact: true }).click()
    await expect(frame.getByRole('radio')).not.toHaveCount(0)
    const swift = frame.getByRole('radio', { name: new RegExp(word('send-money', 'swiftOption')) })
    await expect(swift).toHaveCount(0)
    await frame.getByLabel(word('send-money', 'payeeNameLabel')).fill('Mikkel Ostergaard')
    await frame.getByLabel(word('payments', 'ibanLabel')).fill(IBAN)
    await frame.getByLabel(word('send-money', 'arrivingAmountLabel')).fill('57.31')
    await review(frame)
    await confirm(page, frame, word('payments', 'settledExternalTitle'))
    expect(await countPayments(payer)).toBe(2)

    expect(told.filter(([type]) => type === SETTLED)).toHaveLength(2)
    expect(told.filter(([type]) => type === 'sixpence-error')).toEqual([])
    const secrets = [payer.name, payer.email, payee.name, payee.email, 'Mikkel', IBAN]
    const amounts = ['931.25', '42.17', '57.31', '42.42', '59.31']
    const seen = await whatItSees(page)
    expect(seen).toContain('transferSettled')
    expect([...secrets, ...amounts].filter(each => seen.includes(each))).toEqual([])
  })

  test('a page changes what its customers are offered, and is told of words that nobody knows; a customer without a card adds one at the bank, and finds it in the page', async ({
    page,
    context,
    told,
  }) => {
    const person = await newPerson({
      accounts: [
        { currencyCode: 'EUR', balance: '500.00' },
        { currencyCode: 'EUR', balance: '20.00' },
      ],
    })
    const warnings: string[] = []
    page.on('console', line => line.type() === 'warning' && warnings.push(line.text()))
    await page.goto(PARTNER)
    const frame = frameIn(page, 'transfer')
    await letIn(page, frame, person)
    await setKinds(page, 'p2p fax')
    await expect(frame.getByLabel(word('transfers', 'payeeEmailLabel'))).toBeVisible()
    await expect(
      frame.getByRole('navigation', { name: word('embedding', 'kindsLabel') }),
    ).toHaveCount(0)
    await expect
      .poll(() => warnings)
      .toEqual([
        'sixpence-transfer: kinds names what there is not: fax. There is: own p2p eft wire cryptoEft instant interac oct.',
      ])
    await setKinds(page, 'fax')
    await expect(frame.getByText(word('embedding', 'noKindsTitle'))).toBeVisible()
    await expect
      .poll(() => told.filter(([type]) => type === 'sixpence-error'))
      .toEqual([['sixpence-error', { code: 'not_configured' }]])
    await page.locator('sixpence-transfer').evaluate(each => each.removeAttribute('kinds'))
    await expect(ownAmount(frame)).toBeVisible()

    await setKinds(page, 'oct')
    await frame.getByRole('combobox').fill('United')
    await frame.getByRole('option', { name: 'United States', exact: true }).click()
    await expect(frame.getByText(word('send-money', 'noCardHereText'))).toBeVisible()
    await expect(frame.getByRole('button', { name: word('send-money', 'addCardCta') })).toHaveCount(
      0,
    )
    await addCard(context)
    // Pages of a test are all in sight, always.
    await frame
      .locator('html')
      .evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const chosen = new RegExp(`${word('payments', 'cardLabel')}$`)
    const opener = frame.locator('[data-field]').getByRole('button', { name: chosen }).last()
    await choose(opener, frame.getByRole('option', { name: /5556/ }))
    expect(told.filter(([type]) => type === 'sixpence-error')).toHaveLength(1)
  })

  test('a customer whose window is closed or blocked is not let in and waits for nothing, and is not offered again what waits for its code', async ({
    page,
    told,
  }) => {
    const payer = await newPerson({ approval: 'otp' })
    const payee = await newPerson()
    await page.goto(PARTNER)
    const frame = frameIn(page, 'transfer')
    await standStill(frame)
    const signIn = button(frame, 'embedding', 'signInCta')
    await (await windowOf(page, () => signIn.click())).close()
    await expect(signIn).toBeEnabled()
    await blockWindow(frame)
    await signIn.click()
    await expect(frame.getByText(word('embedding', 'blockedText'))).toBeVisible()
    await expect(signIn).toBeEnabled()
    expect(told.filter(([type]) => type !== 'sixpence-signed-out')).toEqual([
      ['sixpence-error', { code: 'window_blocked' }],
    ])

    await letIn(page, frame, payer)
    await frame.getByRole('button', { name: word('embedding', 'p2pKindCta') }).click()
    await frame.getByLabel(word('transfers', 'payeeEmailLabel')).fill(payee.email)
    await frame.getByLabel(word('transfers', 'amountLabel')).fill('3.21')
    await review(frame)
    const ask = button(frame, 'embedding', 'confirmCta')
    await (await windowOf(page, () => ask.click())).close()
    await expect(ask).toBeEnabled()
    const bankWindow = await windowOf(page, () => ask.click())
    await sendButton(bankWindow).click()
    await expect(bankWindow.getByText(word('payments', 'approvalTitle'))).toBeVisible()
    await bankWindow.close()
    await expect(frame.getByText(word('embedding', 'heldTitle'))).toBeVisible()
    await expect(ask).toHaveCount(0)
    expect(told.map(([type]) => type)).not.toContain(SETTLED)
  })
})
