import { newestCode, newPerson, type Person } from '../e2e/bank.ts'
import { word } from '../e2e/words.ts'
import type { Browser, Surface, Tab } from './driver.ts'
import { person, tabOpenedBy } from './person.ts'

/**
 * Returns the pattern for an element's whole name from a text of the app, with any values in its
 * gaps.
 */
function named(room: string, key: string, values: Readonly<Record<string, string>> = {}): string {
  const parts = word(room, key).split(/{{(\w+)}}/)
  const texts = parts.map((part, index) => (index % 2 === 0 ? part : values[part]))
  return `^${texts.map(text => (text === undefined ? '.+' : literal(text))).join('')}$`
}

const literal = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

async function enterCredentials(place: Surface, { email, password }: Person): Promise<void> {
  await person.fill(place, named('sign-in', 'emailLabel'), email)
  await person.fill(place, named('sign-in', 'passwordLabel'), password)
  await person.press(place, named('sign-in', 'signInCta'))
}

/** Signs in, opens home and history, sends money to somebody, and signs out. */
export async function bankJourney(tab: Tab, bank: string): Promise<void> {
  const payer = await newPerson({
    approval: 'otp',
    accounts: [{ currencyCode: 'EUR', balance: '300.00' }],
  })
  const payee = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '1.00' }] })
  await tab.goTo(`${bank}/login`)
  await enterCredentials(tab, payer)
  await person.isAt(tab, /\/home$/)
  await person.sees(tab, '^€300\\.00$')
  await tab.goTo(`${bank}/history`)
  await person.sees(tab, '1 of 1')
  await tab.goTo(`${bank}/transfer/p2p`)
  await person.fill(tab, named('transfers', 'payeeEmailLabel'), payee.email)
  await person.fill(tab, named('transfers', 'amountLabel'), '42')
  await person.press(tab, named('transfers', 'reviewCta'))
  await person.sees(tab, named('payments', 'reviewTitle'))
  await person.press(tab, named('payments', 'sendCta', { amount: '€42.25' }))
  await person.sees(tab, named('payments', 'approvalTitle'))
  await person.fill(tab, named('attempts', 'codeLabel'), await newestCode(payer.email))
  await person.sees(tab, named('payments', 'arrivedText'))
  await person.press(tab, named('payments', 'homeCta'))
  await person.sees(tab, '^€257\\.75$')
  await person.press(tab, named('shell', 'profileMenuLabel'))
  await person.press(tab, named('shell', 'signOutCta'))
  await person.isAt(tab, /\/login/)
}

/** Grants a club's page access to the bank, in a window that signs in and asks for consent. */
export async function clubJourney(browser: Browser, club: string): Promise<void> {
  const page = browser.first
  const customer = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '731.25' }] })
  await page.goTo(club)
  const accounts = page.frame('sixpence-accounts iframe')
  const bankWindow = await tabOpenedBy(browser, () =>
    person.press(accounts, named('embedding', 'signInCta')),
  )
  await enterCredentials(bankWindow, customer)
  await person.press(bankWindow, named('embedding', 'grantCta'))
  await person.sees(accounts, '^€731\\.25$')
  // One window signs in all frames.
  for (const element of ['transfer', 'cards', 'history'])
    await person.sees(
      page.frame(`sixpence-${element} iframe`),
      named('embedding', 'signOutCta'),
      'button',
    )
  await person.press(accounts, named('embedding', 'signOutCta'))
  await person.sees(accounts, named('embedding', 'signInCta'), 'button')
}
