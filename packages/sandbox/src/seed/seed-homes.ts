/** The address of a person or a business. */
export interface Home {
  readonly address1: string
  readonly city: string
  readonly postalCode: string
  readonly countryCode: string
}

const DUBLIN: Home = {
  address1: '12 Harbour Road',
  city: 'Dublin',
  postalCode: 'D02 X285',
  countryCode: 'IE',
}

/** A home in each country of the seed, for people without one of their own. */
const HOME_IN: Readonly<Record<string, Home>> = {
  AT: { address1: 'Lindengasse 14', city: 'Wien', postalCode: '1070', countryCode: 'AT' },
  DE: { address1: 'Hafenstraße 21', city: 'Hamburg', postalCode: '20359', countryCode: 'DE' },
  ES: { address1: 'Calle de la Paz 8', city: 'Valencia', postalCode: '46003', countryCode: 'ES' },
  GB: { address1: '7 Mill Lane', city: 'Leeds', postalCode: 'LS1 4AP', countryCode: 'GB' },
  IE: DUBLIN,
  IT: { address1: 'Via del Porto 33', city: 'Bologna', postalCode: '40122', countryCode: 'IT' },
  NO: { address1: 'Strandgata 5', city: 'Bergen', postalCode: '5004', countryCode: 'NO' },
  PT: { address1: 'Rua das Flores 52', city: 'Porto', postalCode: '4050-262', countryCode: 'PT' },
  RO: {
    address1: 'Strada Republicii 18',
    city: 'Cluj-Napoca',
    postalCode: '400015',
    countryCode: 'RO',
  },
  UA: { address1: 'вул. Ярославська 10', city: 'Київ', postalCode: '04071', countryCode: 'UA' },
}

const HOME_OF: Readonly<Record<string, Home>> = {
  ada: { address1: '4 Quay Lane', city: 'Galway', postalCode: 'H91 X2Y7', countryCode: 'IE' },
  ion: {
    address1: 'Strada Lipscani 33',
    city: 'București',
    postalCode: '030031',
    countryCode: 'RO',
  },
}

/** The source of the homes, so that a copy made from anything else isn't used. */
export const SEED_HOMES = [HOME_IN, HOME_OF]

/** Returns an address for somebody about whom the bank knows at most the country. */
export const homeIn = (countryCode: string | undefined): Home =>
  HOME_IN[countryCode ?? DUBLIN.countryCode] ?? DUBLIN

/** Returns the address of a seeded person. */
export const homeOf = (key: string, countryCode: string | undefined): Home =>
  HOME_OF[key] ?? homeIn(countryCode)
