const question = {
  id: 'controlAccount',
  name: 'Who decides what happens with the money?',
  kind: 'nameAndDate',
  options: [
    { id: 1, name: 'I do' },
    { id: 2, name: 'Someone else' },
  ],
  detailAt: 2,
  detail: 'Their full name and date of birth',
}
const card = { id: 4, name: 'Identity card', isTwoSided: true }
const internal = { id: 88, name: 'Internal passport', isTwoSided: true, countryCodes: ['RU', 'UA'] }

/** Name, access, use of the key, and one input and one output as sent over the wire. */
export const DICTIONARY_METHODS: readonly (readonly [string, string, string, unknown, unknown])[] =
  [
    [
      'dictionaryGet',
      'public',
      'none',
      { name: 'states', countryCode: 'US' },
      {
        items: [{ id: 'US-CA', name: 'California', countryCode: 'US' }],
        dictionaries: [
          { name: 'transactionTypes', items: [{ id: 0, name: 'All transactions' }] },
          { name: 'phoneCodes', items: [{ id: 'IE', name: 'Ireland', callingCode: '353' }] },
          { name: 'additionalQuestions', items: [question] },
          {
            name: 'documentCategories',
            items: [{ id: 1, name: 'Proof of identity', types: [card, internal] }],
          },
        ],
      },
    ],
    [
      'businessDictionaryGet',
      'public',
      'none',
      { name: 'industries', hiddenIndustries: ['adult'] },
      { items: [{ id: 40, name: 'Investment funds', group: 'investment' }], dictionaries: [] },
    ],
    [
      'addressLookup',
      'customer',
      'none',
      { countryCode: 'IE', text: 'quay' },
      { suggestions: [{ id: 'q1', label: '4 Quay Lane, Galway H91 X2Y1' }] },
    ],
    [
      'addressLookupGet',
      'customer',
      'none',
      { id: 'q1' },
      {
        address: {
          address1: '4 Main Street',
          address2: 'Flat 2',
          city: 'Boston',
          state: 'US-MA',
          postalCode: '02111',
          countryCode: 'US',
        },
      },
    ],
  ]
