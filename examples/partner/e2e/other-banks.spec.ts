import type { FrameLocator, Page } from '@playwright/test'
import { expectAccessible } from '../../bank/e2e/accessible.ts'
import { countPayments, newPerson } from '../../bank/e2e/bank.ts'
import { choose, sendButton } from '../../bank/e2e/journeys.ts'
import {
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
import { watchAsHost, whatItSees } from './what-it-sees.ts'

// All of the page is in view: what a frame that grows or shrinks moves stays under the click.
test.use({ viewport: { width: 1280, height: 2400 } })

const SETTLED = 'sixpence-transfer-settled'
const IBAN = 'DE14900900900000000017'
const WALLET = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const CPF = '529.982.247-25'
/** A card of another bank, added at the bank itself. */
const WITH_CARD = {
  externalCards: [
    {
      bin: '424242',
      lastFour: '4242',
      cardBrand: 'VISA',
      holderName: 'Prairie Quistgaard',
      expires: '2031-03',
    },
  ],
}

interface Way {
  /** Its word in the attribute. */
  readonly kind: string
  /** Where the account has no IBAN. */
  readonly country?: string
  readonly payee: string
  readonly amount: string
  /** The text as shown at the bank. */
  readonly shows: string | RegExp
  readonly fill: (frame: FrameLocator) => Promise<unknown>
}

const field = (frame: FrameLocator, room: string, key: string) =>
  frame.getByLabel(word(room, key)).and(frame.locator('input'))

/** Chooses one of the options of a field by its text. */
async function chooseIn(frame: FrameLocator, key: string, option: string | RegExp) {
  const name = new RegExp(`${word('payments', key)}$`)
  const opener = frame.locator('[data-field]').getByRole('button', { name }).last()
  await choose(opener, frame.getByRole('option', { name: option }))
}

const WAYS: readonly Way[] = [
  {
    kind: 'wire',
    payee: 'Lena Vogt',
    amount: '317.43',
    shows: /317\.43|304\.93/,
    async fill(frame) {
      await field(frame, 'payments', 'ibanLabel').fill(IBAN)
      await expect(field(frame, 'payments', 'bankCityLabel')).toHaveValue('Frankfurt am Main')
      await frame.getByLabel(word('send-money', 'currencyLabel')).selectOption('EUR')
    },
  },
  {
    kind: 'cryptoEft',
    country: 'Germany',
    payee: 'Mikkel Ostergaard',
    amount: '0.00405',
    shows: /0\.00405/,
    fill: frame => field(frame, 'payments', 'walletAddressLabel').fill(WALLET),
  },
  {
    kind: 'instant',
    country: 'Brazil',
    payee: 'Bruna Azevedo',
    amount: '533.17',
    shows: /533\.17/,
    async fill(frame) {
      await chooseIn(frame, 'instantKeyTypeLabel', 'CPF')
      await field(frame, 'payments', 'instantKeyLabel').fill(CPF)
      await expect(frame.getByText(/Bruna A\., Banco Ipê/)).toBeVisible()
    },
  },
  {
    kind: 'oct',
    country: 'United States',
    payee: 'Prairie Quistgaard',
    amount: '411.29',
    shows: /411\.29/,
    fill: frame => chooseIn(frame, 'cardLabel', /4242/),
  },
]

const setKinds = (page: Page, kinds: string) =>
  page.locator('sixpence-transfer').evaluate((each, to) => each.setAttribute('kinds', to), kinds)

async function toCountry(frame: FrameLocator, country: string) {
  await frame.getByRole('combobox').fill(country)
  await frame.getByRole('option', { name: country, exact: true }).click()
}

/** Fills the form in the frame in, and asks for its review there. */
async function fill(frame: FrameLocator, way: Way) {
  if (way.country) await toCountry(frame, way.country)
  await field(frame, 'send-money', 'payeeNameLabel').fill(way.payee)
  await way.fill(frame)
  await frame
    .getByRole('textbox', { name: word('send-money', 'arrivingAmountLabel'), exact: true })
    .fill(way.amount)
  await review(frame)
}

/** Sends it in the window of the bank, up to the receipt there. */
async function send(page: Page, frame: FrameLocator, { shows }: Way) {
  const bankWindow = await windowOf(page, () => button(frame, 'embedding', 'confirmCta').click())
  await expect(bankWindow.getByText(shows).first()).toBeVisible()
  await sendButton(bankWindow).click()
  const receipt = bankWindow.getByRole('heading', {
    name: word('payments', 'settledExternalTitle'),
  })
  await expect(receipt).toBeVisible()
  await expectAccessible(bankWindow)
  await bankWindow.close()
  await expect(frame.getByText(word('payments', 'settledExternalTitle'))).toBeVisible()
}

test.describe('transfers to other banks in the page of a club', { tag: '@embed' }, () => {
  test('a customer wires, pays in bitcoin, by an instant key and to a card from the page of a club, which learns nothing of it', async ({
    page,
    told,
  }) => {
    test.slow()
    const accounts = [{ currencyCode: 'EUR', balance: '4931.25' }]
    const payer = await newPerson({ ...WITH_CARD, accounts })
    await watchAsHost(page, PARTNER)
    await page.goto(PARTNER)
    const frame = frameIn(page, 'transfer')
    await letIn(page, frame, payer)
    for (const [index, way] of WAYS.entries()) {
      await setKinds(page, way.kind)
      await fill(frame, way)
      await send(page, frame, way)
      expect(await countPayments(payer)).toBe(index + 1)
      await button(frame, 'embedding', 'againCta').click()
    }

    expect(told.filter(([type]) => type === SETTLED)).toHaveLength(WAYS.length)
    expect(told.filter(([type]) => type === 'sixpence-error')).toEqual([])
    const people = [payer.name, payer.email, ...WAYS.map(({ payee }) => payee)]
    const numbers = [IBAN, WALLET, CPF, '52998224725', '424242', '4931.25']
    const seen = await whatItSees(page)
    const secrets = [...people, ...numbers, ...WAYS.map(({ amount }) => amount)]
    expect(secrets.filter(each => seen.includes(each))).toEqual([])
    // Only as a number of its own: ports and random ids hold these digits by chance.
    expect(seen).not.toMatch(/\b4242\b/)
  })
})
