import type { SeedPerson } from './seed-person.ts'

type Named = Pick<SeedPerson, 'key' | 'firstName' | 'lastName' | 'password' | 'about'> &
  Partial<Pick<SeedPerson, 'kind' | 'businessName' | 'accounts'>>

/** People who show what comes before the home page, and who acts for whom. */
export const ACCESS_PEOPLE: readonly SeedPerson[] = [
  person({
    key: 'orla',
    kind: 'business',
    firstName: 'Orla',
    lastName: 'Byrne',
    businessName: 'Brightwater Trading Ltd',
    password: 'amber-jetty-34',
    about: 'Owns a trading company. May still go to the earlier website.',
    accounts: accounts('orla', ['EUR', 'USD']),
  }),
  person({
    key: 'hugo',
    kind: 'business',
    firstName: 'Hugo',
    lastName: 'Brandt',
    businessName: 'Brandt Antiques',
    password: 'walnut-clock-27',
    about: 'An old business: is sent to the earlier website.',
    accounts: accounts('hugo', ['EUR']),
  }),
  person({
    key: 'lena',
    kind: 'business',
    firstName: 'Lena',
    lastName: 'Vogel',
    password: 'cedar-ledger-58',
    about:
      'Pays customers for Munteanu Books, where her payments go to approval; reads at Brightwater.',
  }),
  person({
    key: 'nils',
    kind: 'business',
    firstName: 'Nils',
    lastName: 'Aas',
    password: 'copper-lagoon-63',
    about: 'A sub-account of Brightwater: sees what is paid with its debit card.',
  }),
  person({
    key: 'marek',
    kind: 'business',
    firstName: 'Marek',
    lastName: 'Novak',
    password: 'silver-ferry-19',
    about: 'Acts for Munteanu Books with full access and every permission.',
  }),
  person({
    key: 'sofia',
    kind: 'business',
    firstName: 'Sofia',
    lastName: 'Reyes',
    password: 'saffron-gate-45',
    about: 'Acts for Munteanu Books: reads, and approves what others began.',
  }),
  person({
    key: 'pavel',
    kind: 'business',
    firstName: 'Pavel',
    lastName: 'Duran',
    password: 'paper-lantern-72',
    about: 'Acts for Munteanu Books: hands documents in and sees no money.',
  }),
  person({
    key: 'ines',
    kind: 'business',
    firstName: 'Inês',
    lastName: 'Costa',
    password: 'marble-window-36',
    about: 'Acted for Munteanu Books once; her access was taken back.',
  }),
  person({
    key: 'amara',
    firstName: 'Amara',
    lastName: 'Diallo',
    password: 'north-beacon-81',
    about: 'An administrator: looks customers up and acts for them.',
  }),
  person({
    key: 'kofi',
    firstName: 'Kofi',
    lastName: 'Mensah',
    password: 'harvest-moon-23',
    about: 'Has one document to agree to before anything else.',
    accounts: accounts('kofi', ['EUR']),
  }),
  person({
    key: 'lucia',
    firstName: 'Lucia',
    lastName: 'Ferri',
    password: 'olive-terrace-64',
    about: 'Has three documents to agree to before anything else.',
    accounts: accounts('lucia', ['EUR']),
  }),
  person({
    key: 'jonas',
    firstName: 'Jonas',
    lastName: 'Weber',
    password: 'river-compass-90',
    about: 'The bank has to know him first.',
    accounts: accounts('jonas', ['EUR']),
  }),
  person({
    key: 'mila',
    firstName: 'Mila',
    lastName: 'Petrova',
    password: 'cobalt-garden-12',
    about: 'The bank asks for her personal data again.',
    accounts: accounts('mila', ['EUR']),
  }),
  person({
    key: 'tomas',
    firstName: 'Tomás',
    lastName: 'Silva',
    password: 'maple-bridge-77',
    about: 'Has a tax form to hand in.',
    accounts: accounts('tomas', ['EUR']),
  }),
  person({
    key: 'elena',
    kind: 'business',
    firstName: 'Elena',
    lastName: 'Rusu',
    businessName: 'Rusu Ceramics SRL',
    password: 'glazed-vessel-48',
    about: 'Her business has a tax form to hand in again.',
    accounts: accounts('elena', ['EUR']),
  }),
  person({
    key: 'nadia',
    kind: 'business',
    firstName: 'Nadia',
    lastName: 'Haddad',
    businessName: 'Haddad Textiles Ltd',
    password: 'indigo-shuttle-39',
    about: 'Pays her suppliers by batches. Of one of them, two payments were not made.',
    accounts: accounts('nadia', ['EUR']),
  }),
]

function person(named: Named): SeedPerson {
  return {
    kind: 'personal',
    accounts: [],
    ...named,
    email: `${named.key}@sixpence.example`,
    signIn: 'simple',
    approval: 'none',
  }
}

function accounts(key: string, currencies: readonly string[]): SeedPerson['accounts'] {
  return currencies.map(currencyCode => ({ key: `${key}:${currencyCode}`, currencyCode }))
}
