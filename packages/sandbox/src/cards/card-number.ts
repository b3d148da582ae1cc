import type { Sql } from '../db/index.ts'

/** The first digits of the bank's cards. No network issues such numbers. */
export const OWN_BIN = '999900'

const SERIAL_LENGTH = 9
const VALID_YEARS = 4

/** Returns an unused card number: sixteen digits, the last of them a check digit. */
export async function newCardNumber(sql: Sql): Promise<string> {
  const [row] = await sql<{ serial: string }>`select nextval('card_number')::text as serial`
  if (!row) throw new Error('The database gave no card number.')
  const digits = OWN_BIN + row.serial.padStart(SERIAL_LENGTH, '0')
  return digits + checkDigit(digits)
}

/** ISO/IEC 7812: every second digit from the right counts twice. */
function checkDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = place % 2 === 0 ? Number(digit) * 2 : Number(digit)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** A month as printed on a card. */
export interface CardMonth {
  /** Counted from 1. */
  readonly month: number
  readonly year: number
}

export function monthOf(moment: Date): CardMonth {
  return { month: moment.getUTCMonth() + 1, year: moment.getUTCFullYear() }
}

/** Returns the last month in which a card made now works. */
export function expiryOf(now: Date): CardMonth {
  const { month, year } = monthOf(now)
  return { month, year: year + VALID_YEARS }
}
