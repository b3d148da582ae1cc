import type { NewPerson } from './create-people.ts'

/** An account of the seed; `key` is how the history calls it, e.g. `ada:EUR`. */
export interface SeedAccount {
  readonly key: string
  readonly currencyCode: string
  readonly isClosed?: true
}

export interface SeedPerson extends Omit<NewPerson, 'customerId' | 'userId' | 'createdAt'> {
  /** Ids are made of it: the same in every bank. */
  readonly key: string
  readonly accounts: readonly SeedAccount[]
}

/** Everybody who is there from the start, as the second door lists them. */
export const SEED_PEOPLE: readonly SeedPerson[] = [
  {
    key: 'ada',
    kind: 'personal',
    firstName: 'Ada',
    lastName: 'Lindholm',
    email: 'ada@sixpence.example',
    password: 'lantern-orchard-42',
    signIn: 'simple',
    approval: 'none',
    about: 'Three accounts and two months of history. Signs in with her password alone.',
    residenceCountry: 'IE',
    birthDay: '1990-12-10',
    accounts: accountsOf('ada', ['EUR', 'USD', 'GBP']),
  },
  {
    key: 'ben',
    kind: 'personal',
    firstName: 'Ben',
    lastName: 'Okafor',
    email: 'ben@sixpence.example',
    password: 'pebble-harbour-17',
    signIn: 'otp',
    approval: 'otp',
    about: 'Gets a code by e-mail to sign in and another for each payment to somebody else.',
    residenceCountry: 'RO',
    birthDay: '1985-03-22',
    accounts: accountsOf('ben', ['EUR', 'USD', 'RON']),
  },
  {
    key: 'vera',
    kind: 'personal',
    firstName: 'Vera',
    lastName: 'Kovalenko',
    email: 'vera@sixpence.example',
    password: 'violet-compass-63',
    signIn: 'simple',
    approval: 'otp',
    about: 'Signs in with her password; a payment to somebody else needs a code.',
    residenceCountry: 'ES',
    birthDay: '1993-07-04',
    accounts: accountsOf('vera', ['EUR', 'GBP']),
  },
  {
    key: 'ion',
    kind: 'business',
    firstName: 'Ion',
    lastName: 'Munteanu',
    businessName: 'Munteanu Books SRL',
    email: 'ion@sixpence.example',
    password: 'copper-lighthouse-8',
    signIn: 'otp',
    approval: 'otp',
    about: 'A bookshop. Codes by e-mail for signing in and for payments.',
    residenceCountry: 'RO',
    birthDay: '1978-11-30',
    accounts: accountsOf('ion', ['EUR', 'RON']),
  },
  {
    key: 'nora',
    kind: 'personal',
    firstName: 'Nora',
    lastName: 'Almeida',
    email: 'nora@sixpence.example',
    password: 'quiet-meadow-29',
    signIn: 'simple',
    approval: 'none',
    about: 'New here: one account, nothing on it, no history.',
    residenceCountry: 'PT',
    birthDay: '2001-01-15',
    accounts: accountsOf('nora', ['EUR']),
  },
  {
    key: 'theo',
    kind: 'personal',
    firstName: 'Theo',
    lastName: 'Marsh',
    email: 'theo@sixpence.example',
    password: 'granite-sparrow-51',
    signIn: 'simple',
    approval: 'none',
    about: 'One open account and one that is closed.',
    residenceCountry: 'GB',
    birthDay: '1969-05-19',
    accounts: [
      { key: 'theo:GBP', currencyCode: 'GBP' },
      { key: 'theo:USD', currencyCode: 'USD', isClosed: true },
    ],
  },
]

function accountsOf(person: string, currencies: readonly string[]): SeedAccount[] {
  return currencies.map(currencyCode => ({ key: `${person}:${currencyCode}`, currencyCode }))
}
