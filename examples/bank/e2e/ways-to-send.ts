import { expect, type Page } from '@playwright/test'
import type { NewPerson } from './bank.ts'
import { chooseRadio } from './journeys.ts'
import { amount, chooseIn, field, toCountry, way } from './send-form.ts'
import { word } from './words.ts'

const CARD = {
  bin: '424242',
  lastFour: '4242',
  cardBrand: 'VISA',
  holderName: 'Prairie Tools',
  expires: '2031-03',
}
const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

/** A way to send money, with its input and the bank's expected answers. */
export interface WayToSend {
  readonly name: string
  readonly call: string
  readonly to: string
  readonly way: string
  readonly payee: string
  readonly arrives: string
  /** The way's text on the receipt. */
  readonly shows: string | RegExp
  readonly fee: string
  readonly wishes?: NewPerson
  readonly fill: (page: Page) => Promise<void>
  /** Checks the bank's information before the review. */
  readonly told?: (page: Page) => Promise<void>
}

/** All ways. */
export const WAYS_TO_SEND: readonly WayToSend[] = [
  {
    name: 'SEPA (XFER-017)',
    call: 'eft',
    to: 'Germany',
    way: 'sepaOption',
    payee: 'Lena Vogt',
    arrives: '120.50',
    shows: '€120.50',
    fee: '2.00',
    fill: page => field(page, 'payments', 'ibanLabel').fill('DE14 9009 0090 0000 0000 17'),
  },
  {
    name: 'wire (XFER-018)',
    call: 'wire',
    to: 'Germany',
    way: 'swiftOption',
    payee: 'Lena Vogt',
    arrives: '300',
    shows: '€287.50',
    fee: '12.50',
    fill: async page => {
      await field(page, 'payments', 'ibanLabel').fill('DE14 9009 0090 0000 0000 17')
      await page.getByLabel(word('send-money', 'currencyLabel')).selectOption('EUR')
    },
    told: page => expect(field(page, 'payments', 'bankCityLabel')).toHaveValue('Frankfurt am Main'),
  },
  {
    name: 'card (XFER-016, XFER-037)',
    call: 'oct',
    to: 'United States',
    way: 'cardOption',
    payee: 'Prairie Tools',
    arrives: '400',
    shows: '$400.00',
    fee: '5.56',
    wishes: { externalCards: [CARD] },
    fill: page => chooseIn(page, 'cardLabel', /4242/),
  },
  {
    name: 'bitcoin (XFER-019)',
    call: 'cryptoEft',
    to: 'Germany',
    way: 'blockchainOption',
    payee: 'Lena Vogt',
    arrives: '0.00405',
    shows: '0.00405',
    fee: '1.26',
    fill: page => field(page, 'payments', 'walletAddressLabel').fill(BITCOIN),
  },
  {
    name: 'instant payment (XFER-020)',
    call: 'instant',
    to: 'Brazil',
    way: 'instantOption',
    payee: 'Bruna Azevedo',
    arrives: '500',
    shows: /(R\$|BRL)\s?500\.00/,
    fee: '1.00',
    fill: async page => {
      await chooseIn(page, 'instantKeyTypeLabel', 'CPF')
      await field(page, 'payments', 'instantKeyLabel').fill('529.982.247-25')
    },
    told: page => expect(page.getByText(/Bruna A\., Banco Ipê/)).toBeVisible(),
  },
  {
    name: 'Interac (XFER-021)',
    call: 'interac',
    to: 'Canada',
    way: 'interacOption',
    payee: 'Maya Tremblay',
    arrives: '40',
    shows: '$40.00',
    fee: '1.50',
    fill: page => field(page, 'payments', 'payeeEmailLabel').fill('maya@example.com'),
  },
]

/** Fills in the form, without the review. */
export async function fillWay(page: Page, wish: WayToSend): Promise<void> {
  await toCountry(page, wish.to)
  const more = page.getByRole('button', { name: word('send-money', 'moreWaysCta') })
  if (wish.way === 'blockchainOption') await more.click()
  await chooseRadio(way(page, wish.way))
  await field(page, 'send-money', 'payeeNameLabel').fill(wish.payee)
  await wish.fill(page)
  await amount(page).fill(wish.arrives)
  await wish.told?.(page)
}
