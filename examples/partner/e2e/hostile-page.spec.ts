import type { Page, Request } from '@playwright/test'
import { countPayments, newPerson } from '../../bank/e2e/bank.ts'
import {
  enterCredentials,
  fillOwn,
  ownAmount,
  sendButton,
  signIn,
} from '../../bank/e2e/journeys.ts'
import {
  BANK,
  button,
  expect,
  frameIn,
  PARTNER,
  review,
  test,
  windowOf,
} from '../../bank/e2e/strangers.ts'
import { makeLiar } from '../../bank/e2e/tampering.ts'
import { word } from '../../bank/e2e/words.ts'
import { watchAsHost } from './what-it-sees.ts'

// All of the page is in view: what a frame that grows or shrinks moves stays under the click.
test.use({ viewport: { width: 1280, height: 2400 } })

test('a page that lies at every step moves what the customer has confirmed at the bank', async ({
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
})

/** What a page that is not let in can count and hear of the bank's frames in it. */
async function look(page: Page) {
  const asked: string[] = []
  const note = (request: Request) => asked.push(new URL(request.url()).pathname)
  page.on('request', note)
  await page.goto(PARTNER)
  for (const element of ['accounts', 'approvals', 'transfer', 'cards', 'history']) {
    await button(frameIn(page, element), 'embedding', 'signInCta').waitFor()
    // What stood there before the invitation had another height.
    const root = frameIn(page, element).locator('#root')
    await expect(async () => {
      const height = await root.evaluate(each => String(each.scrollHeight))
      await expect(page.locator(`sixpence-${element} iframe`)).toHaveAttribute('height', height, {
        timeout: 500,
      })
    }).toPass()
  }
  // Whom the bank knows is asked for a frame that is slow, whoever is signed in.
  const isPublic = (each: string) => /public-api\/embedder|"origins"/.test(each)
  const paths = () => asked.filter(each => !isPublic(each)).toSorted()
  await expect(async () => {
    const before = paths()
    await page.waitForTimeout(1_000)
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
  return { ...heard, said: said.toSorted(), asked: paths() }
}

test('a page that is not let in cannot tell whether somebody is signed in at the bank', async ({
  page,
  context,
}) => {
  // Three loads of six frames, each until nothing is heard any more.
  test.slow()
  await watchAsHost(page, PARTNER)
  await look(page)
  const signedOut = await look(page)
  const home = await context.newPage()
  await signIn(home, await newPerson())
  expect(await look(page)).toEqual(signedOut)
  expect(signedOut).toMatchObject({ frames: 0, inside: [0, 0, 0, 0, 0, 0] })
})
