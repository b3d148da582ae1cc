import {
  type AddressSuggestion,
  type FoundAddress,
  MOST_SUGGESTIONS,
  searchable,
} from '@sixpence/protocol'
import { type CountryStreets, STREETS } from './address-table.ts'

/** The position of a house in the table. */
interface House {
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
  const wanted = words.filter(word => word !== number)
  if (wanted.length === 0) return []
  return housesOf(countryCode, number)
    .map(house => ({ id: idOf(house), label: labelOf(house) }))
    .filter(({ label }) => hasWords(wordsOf(label), wanted))
    .slice(0, MOST_SUGGESTIONS)
}

/** Returns the address suggested under an id; undefined for any other. */
export function addressOf(id: string): FoundAddress | undefined {
  const [countryCode = '', , , number = ''] = id.split('.')
  if (!HOUSE_NUMBER.test(number)) return undefined
  const house = housesOf(countryCode, number).find(one => idOf(one) === id)
  return house && linesOf(house)
}

const countryOf = (countryCode: string): CountryStreets | undefined =>
  Object.hasOwn(STREETS, countryCode) ? STREETS[countryCode] : undefined

function housesOf(countryCode: string, number: string): House[] {
  const country = countryOf(countryCode)
  if (!country) return []
  return country.streets.flatMap((_, street) =>
    country.towns.map((__, town) => ({ countryCode, town, street, number })),
  )
}

const idOf = ({ countryCode, town, street, number }: House) =>
  [countryCode, town, street, number].join('.')

function linesOf({ countryCode, town, street, number }: House): FoundAddress | undefined {
  const country = countryOf(countryCode)
  const place = country?.towns[town]
  const name = country?.streets[street]
  if (!country || !place || name === undefined) return undefined
  return {
    address1: country.number === 'before' ? `${number} ${name}` : `${name} ${number}`,
    city: place.city,
    postalCode: place.postcodes.replace('#', String(street + 1)),
    countryCode,
    ...(place.state !== undefined && { state: place.state }),
  }
}

function labelOf(house: House): string {
  const lines = linesOf(house)
  if (!lines) return ''
  const { address1, city, postalCode, state } = lines
  const region = state === undefined ? '' : `, ${state.slice(3)}`
  return countryOf(house.countryCode)?.postcode === 'beforeCity'
    ? `${address1}, ${postalCode} ${city}`
    : `${address1}, ${city}${region} ${postalCode}`
}

const hasWords = (words: readonly string[], wanted: readonly string[]) =>
  wanted.every(start => words.some(word => word.startsWith(start)))

const wordsOf = (text: string): string[] =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
