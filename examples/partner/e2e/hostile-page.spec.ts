import type { FrameLocator, Page, Request } from '@playwright/test'
import { countPayments, newPerson, type Person } from '../../bank/e2e/bank.ts'
import { beginSession } from '../../bank/e2e/begin-session.ts'
import { enterCredentials, fillOwn, ownAmount, sendButton } from '../../bank/e2e/journeys.ts'
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
import { makeLiar } from '../../bank/e2e/tampering.ts'
import { phrase, word } from '../../bank/e2e/words.ts'
import { watchAsHost } from './what-it-sees.ts'

// All of the page is in view: what a frame that grows or shrinks moves stays under the click.
test.use({ viewport: { width: 1280, height: 2400 } })

const SETTLED = 'sixpence-transfer-settled'
const SWAPPED = ['own', 'eft wire', 'fax', '', ' P2P\n', 'oct '.repeat(400), 'p2p own']

/** Changes what is offered, over and over; the last of it is what it began with. */
async function swapKinds(page: Page): Promise<void> {
  for (const kinds of SWAPPED) {
    await page
      .locator('sixpence-transfer')
      .evaluate((each, to) => each.setAttribute('kinds', to), kinds)
    await page.waitForTimeout(100)
  }
}

/** Fills a payment to a person in, and asks for its review. */
async function fillP2p(frame: FrameLocator, { email }: Person, amount: string) {
  await frame.getByRole('button', { name: word('embedding', 'p2pKindCta') }).click()
  await frame.getByLabel(word('transfers', 'payeeEmailLabel')).fill(email)
  await frame.getByLabel(word('transfers', 'amountLabel')).fill(amount)
  await review(frame)
}

/** Returns everything that a page which isn't let in can count and observe of the bank's frames. */
async function look(page: Page) {
  const asked: string[] = []
  const note = (request: Request) => asked.push(new URL(request.url()).pathname)
  page.on('request', note)
  await page.goto(PARTNER)
  for (const element of ['accounts', 'approvals', 'transfer', 'cards', 'history']) {
    await button(frameIn(page, element), 'embedding', 'signInCta').waitFor()
    // The content before the invitation had a different height.
    const root = frameIn(page, element).locator('#root')
    await expect(async () => {
      const height = await root.evaluate(each => String(each.scrollHeight))
      await expect(page.locator(`sixpence-${element} iframe`)).toHaveAttribute('height', height, {
        timeout: 500,
      })
    }).toPass()
  }
  // A slow frame makes the bank look up the embedder, whoever is signed in.
  const isPublic = (each: string) => /public-api\/embedder|"origins"/.test(each)
  const paths = () => asked.filter(each => !isPublic(each)).toSorted()
  await expect(async () => {
    const before = paths()
    await page.waitForTimeout(2_000)
    expect(paths()).toEqual(before)
  }).toPass()
  page.off('request', note)
  const heard = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('main [client-key]')]
    const frames = elements.map(each => each.shadowRoot?.querySelector('iframe'))
    return {
      frames: window.length,
      inside: frames.map(frame => frame?.contentWindow?.length),
      heights: frames.map(frame => frame?.height),
      said: window.seen.map(each => JSON.stringify(each).replaceAll(/\d+(-\d+){3}/g, 'nonce')),
    }
  })
  const said = heard.said.filter(each => !each.includes('resized') && !isPublic(each))
  // Which of the frames asks to sign in, and is the tallest for that, is a matter of chance.
  const heights = heard.heights.toSorted((one, other) => Number(one) - Number(other)).slice(0, -1)
  return { ...heard, heights, said: said.toSorted(), asked: paths() }
}

test.describe('a hostile page', { tag: '@embed' }, () => {
  test(
    'a page that lies at every step moves what the customer has confirmed at the bank',
    { tag: '@fast' },
    async ({ page, context, told }) => {
      const person = await newPerson({
        accounts: [
          { currencyCode: 'EUR', balance: '500.00' },
          { currencyCode: 'EUR', balance: '20.00' },
        ],
      })
      const [from, to] = person.accounts
      if (!from || !to) throw new Error('The customer has too few accounts')
      const { lie } = await makeLiar(page, PARTNER)
      await page.goto(PARTNER)
      const frame = frameIn(page, 'transfer')
      await button(frame, 'embedding', 'signInCta').waitFor()
      await lie()
      const grant = await windowOf(page, () => button(frame, 'embedding', 'signInCta').click())
      await lie()
      await enterCredentials(grant, person)
      await lie()
      await button(grant, 'embedding', 'grantCta').click()
      await ownAmount(frame).waitFor()
      await lie()
      await fillOwn(frame, { from, to, amount: '12.34' })
      await lie()
      await review(frame)
      await button(frame, 'embedding', 'confirmCta').waitFor()
      await lie()
      const confirm = await windowOf(page, () => button(frame, 'embedding', 'confirmCta').click())
      await lie()
      await expect(sendButton(confirm)).toHaveText('Send €12.34')
      await lie()
      await sendButton(confirm).click()
      await expect(frame.getByText(word('embedding', 'settledTitle'))).toBeVisible()
      expect(await countPayments(person)).toBe(1)
      const home = await context.newPage()
      await home.goto(`${BANK}/home`)
      for (const balance of ['€487.66', '€32.34'])
        await expect(home.getByText(balance).first()).toBeVisible()
      expect(told.filter(([type]) => type === 'sixpence-transfer-settled')).toEqual([
        ['sixpence-transfer-settled', { intentId: expect.stringMatching(/^[0-9a-f]{32}$/) }],
      ])
    },
  )

  test('a page that swaps what it offers while a customer fills in, reviews and confirms pays nothing but that, and one that takes its element away meanwhile is told nothing', async ({
    page,
    told,
  }) => {
    const [payer, payee] = [await newPerson(), await newPerson()]
    await page.goto(PARTNER)
    const frame = frameIn(page, 'transfer')
    await letIn(page, frame, payer)
    await frame.getByRole('button', { name: word('embedding', 'p2pKindCta') }).click()
    await frame.getByLabel(word('transfers', 'payeeEmailLabel')).fill(payee.email)
    await frame.getByLabel(word('transfers', 'amountLabel')).fill('77.77')
    await swapKinds(page)
    await fillP2p(frame, payee, '12.34')
    const ask = button(frame, 'embedding', 'confirmCta')
    await ask.waitFor()
    await swapKinds(page)
    const bankWindow = await windowOf(page, () => ask.click())
    await expect(sendButton(bankWindow)).toBeVisible()
    await swapKinds(page)
    await expect(sendButton(bankWindow)).toHaveText('Send €12.59')
    // A second window for the same payment is not to be had.
    await expect(ask).toHaveAttribute('aria-disabled', 'true')
    expect(await countPayments(payer)).toBe(0)
    expect(told.map(([type]) => type)).not.toContain(SETTLED)
    await sendButton(bankWindow).click()
    await expect(frame.getByText(word('embedding', 'settledTitle'))).toBeVisible()
    expect(await countPayments(payer)).toBe(1)
    expect(told.filter(([type]) => type === SETTLED)).toHaveLength(1)
    await bankWindow.close()

    await button(frame, 'embedding', 'againCta').click()
    await fillP2p(frame, payee, '21.43')
    const left = await windowOf(page, () => ask.click())
    await expect(sendButton(left)).toBeVisible()
    await page.locator('sixpence-transfer').evaluate(each => each.remove())
    await expect(sendButton(left)).toHaveText('Send €21.68')
    expect(await countPayments(payer)).toBe(1)
    await sendButton(left).click()
    const receipt = left.getByRole('heading', { name: phrase('payments', 'settledP2pTitle') })
    await expect(receipt).toBeVisible()
    expect(await countPayments(payer)).toBe(2)
    await left.close()

    // The element in its place starts with an empty form.
    await page.evaluate(() => {
      const another = document.createElement('sixpence-transfer')
      another.setAttribute('client-key', 'ck_sandbox_partner')
      another.setAttribute('locale', 'en')
      document.querySelector('main')?.prepend(another)
    })
    await expect(ownAmount(frame)).toHaveValue('')
    await expect(button(frame, 'embedding', 'confirmCta')).toHaveCount(0)
    expect(told.filter(([type]) => type === SETTLED)).toHaveLength(1)
    expect(await countPayments(payer)).toBe(2)
  })

  test('a page that is not let in cannot tell whether somebody is signed in at the bank', async ({
    page,
    context,
  }) => {
    // Three loads of six frames, each until the network is quiet.
    test.slow()
    await watchAsHost(page, PARTNER)
    await look(page)
    const signedOut = await look(page)
    await beginSession(context, await newPerson())
    expect(await look(page)).toEqual(signedOut)
    expect(signedOut).toMatchObject({ frames: 0, inside: [0, 0, 0, 0, 0, 0] })
  })
})
