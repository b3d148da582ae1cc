/** Where somebody of the seed is. */
export interface SeedAddress {
  /** Of a person. */
  readonly person: string
  readonly address1: string
  readonly city: string
  readonly postalCode: string
  readonly countryCode: string
  readonly confirmed: boolean
}

export const SEED_ADDRESSES: readonly SeedAddress[] = [
  {
    person: 'ada',
    address1: '4 Quay Lane',
    city: 'Galway',
    postalCode: 'H91 X2Y7',
    countryCode: 'IE',
    confirmed: true,
  },
  {
    person: 'ben',
    address1: 'Strada Republicii 18',
    city: 'Cluj-Napoca',
    postalCode: '400015',
    countryCode: 'RO',
    confirmed: false,
  },
  {
    person: 'ion',
    address1: 'Strada Lipscani 33',
    city: 'București',
    postalCode: '030031',
    countryCode: 'RO',
    confirmed: true,
  },
]
