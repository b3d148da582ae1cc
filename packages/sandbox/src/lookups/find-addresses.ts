import {
  type AddressSuggestion,
  type FoundAddress,
  MOST_SUGGESTIONS,
  searchable,
} from '@sixpence/protocol'
import { type CountryStreets, STREETS } from './address-table.ts'

/** The position of a house in the table. */
interface StreetAddress {
  readonly countryCode: string
  readonly town: number
  readonly street: number
  readonly number: string
}

const HOUSE_NUMBER = /^\d{1,4}[a-z]?$/

/** Lists addresses in which every typed word starts a word; a short number is the house's. */
export function findAddresses(countryCode: string, text: string): AddressSuggestion[] {
  const words = wordsOf(text)
  const number = words.find(word => HOUSE_NUMBER.test(word)) ?? '1'
  const starts = words.filter(word => word !== number)
  if (starts.length === 0) return []
  return addressesIn(countryCode, number)
    .map(address => ({ id: idOf(address), label: labelOf(address) }))
    .filter(({ label }) => hasWords(wordsOf(label), starts))
    .slice(0, MOST_SUGGESTIONS)
}

/** Returns the address suggested under an id; undefined for any other. */
export function addressOf(id: string): FoundAddress | undefined {
  const [countryCode = '', , , number = ''] = id.split('.')
  if (!HOUSE_NUMBER.test(number)) return undefined
  const address = addressesIn(countryCode, number).find(one => idOf(one) === id)
  return address && linesOf(address)
}

const countryOf = (countryCode: string): CountryStreets | undefined =>
  Object.hasOwn(STREETS, countryCode) ? STREETS[countryCode] : undefined

function addressesIn(countryCode: string, number: string): StreetAddress[] {
  const country = countryOf(countryCode)
  if (!country) return []
  return country.streets.flatMap((_, street) =>
    country.towns.map((__, town) => ({ countryCode, town, street, number })),
  )
}

const idOf = ({ countryCode, town, street, number }: StreetAddress) =>
  [countryCode, town, street, number].join('.')

function linesOf({ countryCode, town, street, number }: StreetAddress): FoundAddress | undefined {
  const country = countryOf(countryCode)
  const locality = country?.towns[town]
  const name = country?.streets[street]
  if (!country || !locality || name === undefined) return undefined
  return {
    address1: country.number === 'before' ? `${number} ${name}` : `${name} ${number}`,
    city: locality.city,
    postalCode: locality.postcodes.replace('#', String(street + 1)),
    countryCode,
    ...(locality.state !== undefined && { state: locality.state }),
  }
}

function labelOf(address: StreetAddress): string {
  const lines = linesOf(address)
  if (!lines) return ''
  const { address1, city, postalCode, state } = lines
  const region = state === undefined ? '' : `, ${state.slice(3)}`
  return countryOf(address.countryCode)?.postcode === 'beforeCity'
    ? `${address1}, ${postalCode} ${city}`
    : `${address1}, ${city}${region} ${postalCode}`
}

const hasWords = (words: readonly string[], starts: readonly string[]) =>
  starts.every(start => words.some(word => word.startsWith(start)))

const wordsOf = (text: string): string[] =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
