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
    about:
      'Owns a trading company that pays in batches of every kind. Can still use the old website.',
    accounts: accounts('orla', ['EUR', 'USD']),
  }),
  person({
    key: 'hugo',
    kind: 'business',
    firstName: 'Hugo',
    lastName: 'Brandt',
    businessName: 'Brandt Antiques',
    password: 'walnut-clock-27',
    about: 'A business that is still sent to the old website.',
    accounts: accounts('hugo', ['EUR']),
  }),
  person({
    key: 'lena',
    kind: 'business',
    firstName: 'Lena',
    lastName: 'Vogel',
    password: 'cedar-ledger-58',
    about: 'Prepares payments for Munteanu Books, which others approve. Read only at Brightwater.',
  }),
  person({
    key: 'nils',
    kind: 'business',
    firstName: 'Nils',
    lastName: 'Aas',
    password: 'copper-lagoon-63',
    about: 'A sub-account of Brightwater. Sees payments with its debit card.',
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
    about: 'Approves payments at Munteanu Books, and reads.',
  }),
  person({
    key: 'pavel',
    kind: 'business',
    firstName: 'Pavel',
    lastName: 'Duran',
    password: 'paper-lantern-72',
    about: 'Uploads documents for Munteanu Books and sees no money.',
  }),
  person({
    key: 'ines',
    kind: 'business',
    firstName: 'Inês',
    lastName: 'Costa',
    password: 'marble-window-36',
    about: 'Used to act for Munteanu Books. Her access was removed.',
  }),
  person({
    key: 'amara',
    firstName: 'Amara',
    lastName: 'Diallo',
    password: 'north-beacon-81',
    about: 'Bank staff. Looks customers up and acts for them.',
  }),
  person({
    key: 'kofi',
    firstName: 'Kofi',
    lastName: 'Mensah',
    password: 'harvest-moon-23',
    about: 'Has one document to accept first.',
    accounts: accounts('kofi', ['EUR']),
  }),
  person({
    key: 'lucia',
    firstName: 'Lucia',
    lastName: 'Ferri',
    password: 'olive-terrace-64',
    about: 'Has three documents to accept first.',
    accounts: accounts('lucia', ['EUR']),
  }),
  person({
    key: 'jonas',
    firstName: 'Jonas',
    lastName: 'Weber',
    password: 'river-compass-90',
    about: 'Has to verify his identity first.',
    accounts: accounts('jonas', ['EUR']),
  }),
  person({
    key: 'mila',
    firstName: 'Mila',
    lastName: 'Petrova',
    password: 'cobalt-garden-12',
    about: 'Has to confirm her personal details.',
    accounts: accounts('mila', ['EUR']),
  }),
  person({
    key: 'tomas',
    firstName: 'Tomás',
    lastName: 'Silva',
    password: 'maple-bridge-77',
    about: 'Has a tax form to submit.',
    accounts: accounts('tomas', ['EUR']),
  }),
  person({
    key: 'elena',
    kind: 'business',
    firstName: 'Elena',
    lastName: 'Rusu',
    businessName: 'Rusu Ceramics SRL',
    password: 'glazed-vessel-48',
    about: 'Her business has a tax form to submit again.',
    accounts: accounts('elena', ['EUR']),
  }),
  person({
    key: 'nadia',
    kind: 'business',
    firstName: 'Nadia',
    lastName: 'Haddad',
    businessName: 'Haddad Textiles Ltd',
    password: 'indigo-shuttle-39',
    about:
      'Pays her suppliers in batches. In one of them, two payments failed; another waits for her approval, and a third is a draft.',
    accounts: accounts('nadia', ['EUR']),
  }),
  person({
    key: 'samir',
    kind: 'business',
    firstName: 'Samir',
    lastName: 'Aziz',
    password: 'velvet-spindle-52',
    about: 'Prepares batches for Haddad Textiles, which Nadia approves. One of them waits for her.',
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
