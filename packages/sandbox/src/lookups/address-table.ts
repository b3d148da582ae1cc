/** A town, and the postcodes of its streets; `#` stands for the number of the street. */
interface Town {
  readonly city: string
  readonly postcodes: string
  readonly state?: string
}

/** Streets that every town of a country has. */
export interface CountryStreets {
  readonly streets: readonly string[]
  readonly towns: readonly Town[]
  /** The house number's place, before or after the street. */
  readonly number: 'before' | 'after'
  readonly postcode: 'beforeCity' | 'afterCity'
}

/** The addresses that the sandbox finds, by country. */
export const STREETS: Readonly<Record<string, CountryStreets>> = {
  IE: {
    number: 'before',
    postcode: 'afterCity',
    streets: ['Quay Lane', 'Harbour Road', 'Mill Street', 'Church Street'],
    towns: [
      { city: 'Galway', postcodes: 'H91 X2Y#' },
      { city: 'Cork', postcodes: 'T12 AX7#' },
      { city: 'Dublin', postcodes: 'D02 X28#' },
    ],
  },
  GB: {
    number: 'before',
    postcode: 'afterCity',
    streets: ['Dock Row', 'Mill Lane', 'High Street', 'Station Road'],
    towns: [
      { city: 'London', postcodes: 'E14 #XX' },
      { city: 'Leeds', postcodes: 'LS1 #AP' },
      { city: 'Cardiff', postcodes: 'CF10 #BH' },
    ],
  },
  DE: {
    number: 'after',
    postcode: 'beforeCity',
    streets: ['Hafenstraße', 'Mühlenweg', 'Bahnhofstraße', 'Gartenstraße'],
    towns: [
      { city: 'Hamburg', postcodes: '2035#' },
      { city: 'Köln', postcodes: '5066#' },
      { city: 'München', postcodes: '8033#' },
    ],
  },
  ES: {
    number: 'after',
    postcode: 'beforeCity',
    streets: ['Calle de la Paz', 'Calle del Río', 'Avenida de la Constitución', 'Plaza Mayor'],
    towns: [
      { city: 'Valencia', postcodes: '4600#' },
      { city: 'Málaga', postcodes: '2901#' },
      { city: 'Madrid', postcodes: '2801#' },
    ],
  },
  FR: {
    number: 'before',
    postcode: 'beforeCity',
    streets: ['rue de l’Église', 'rue du Moulin', 'avenue de la Gare', 'place du Marché'],
    towns: [
      { city: 'Lyon', postcodes: '6900#' },
      { city: 'Nîmes', postcodes: '3090#' },
      { city: 'Paris', postcodes: '7501#' },
    ],
  },
  PT: {
    number: 'after',
    postcode: 'beforeCity',
    streets: ['Rua das Flores', 'Rua de São João', 'Avenida da Liberdade', 'Largo da Estação'],
    towns: [
      { city: 'Porto', postcodes: '4050-26#' },
      { city: 'Lisboa', postcodes: '1250-14#' },
      { city: 'Évora', postcodes: '7000-50#' },
    ],
  },
  RO: {
    number: 'after',
    postcode: 'beforeCity',
    streets: ['Strada Florilor', 'Strada Gării', 'Bulevardul Unirii', 'Strada Școlii'],
    towns: [
      { city: 'București', postcodes: '03003#' },
      { city: 'Iași', postcodes: '70006#' },
      { city: 'Cluj-Napoca', postcodes: '40001#' },
    ],
  },
  UA: {
    number: 'after',
    postcode: 'afterCity',
    streets: ['вул. Ярославська', 'вул. Київська', 'вул. Садова', 'вул. Йорданська'],
    towns: [
      { city: 'Київ', postcodes: '0407#' },
      { city: 'Львів', postcodes: '7900#' },
      { city: 'Одеса', postcodes: '6502#' },
    ],
  },
  US: {
    number: 'before',
    postcode: 'afterCity',
    streets: ['Main Street', 'Oak Avenue', 'Maple Drive', 'Lake Road'],
    towns: [
      { city: 'Boston', postcodes: '0211#', state: 'US-MA' },
      { city: 'Portland', postcodes: '9720#', state: 'US-OR' },
      { city: 'Austin', postcodes: '7870#', state: 'US-TX' },
    ],
  },
}
