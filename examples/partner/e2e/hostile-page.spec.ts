import { countPayments, newPerson } from '../../bank/e2e/bank.ts'
import { enterCredentials, fillOwn, ownAmount, sendButton } from '../../bank/e2e/journeys.ts'
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

// All of the page is in view: what a frame that grows or shrinks moves stays under the click.
test.use({ viewport: { width: 1280, height: 1800 } })

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
