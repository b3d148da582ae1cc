import { isIbanOf, isPlainBic, isPlainIban } from '../../bank-details/index.ts'
import type { BatchWay, BatchField } from '../format.ts'

/** A check of bytes that returns true if they are certainly right. */
export type PlainCheck = (bytes: Uint8Array, start: number, end: number) => boolean

/** A number of this length may show damage by a spreadsheet. */
const DAMAGED_LENGTH = 18

/** Returns a check of bytes for a field; one that is never certain if there is none. */
export function plainDetail(field: BatchField, { countryCode }: BatchWay): PlainCheck {
  const [kind, ...others] = field.kinds
  const make = kind === undefined ? undefined : CHECKS[kind]
  const check = make && others.length === 0 && !field.options ? make(field, countryCode) : never
  return (bytes, start, end) => (start === end ? !field.isRequired : check(bytes, start, end))
}

const never: PlainCheck = () => false

const CHECKS: Readonly<
  Partial<Record<string, (field: BatchField, countryCode: string) => PlainCheck>>
> = {
  iban: ({ minLength, maxLength }, countryCode) => {
    const isUsual = minLength <= 15 && maxLength >= 34 && isIbanOf(countryCode, countryCode)
    if (!isUsual) return never
    const [first, second] = [countryCode.charCodeAt(0), countryCode.charCodeAt(1)]
    return (bytes, start, end) =>
      bytes[start] === first && bytes[start + 1] === second && isPlainIban(bytes, start, end)
  },
  bic: ({ minLength, maxLength }) => (minLength <= 8 && maxLength >= 11 ? isPlainBic : never),
  digits:
    ({ minLength, maxLength }) =>
    (bytes, start, end) => {
      const length = end - start
      if (length < minLength || length > maxLength || length >= DAMAGED_LENGTH) return false
      for (let at = start; at < end; at += 1) {
        const byte = bytes[at] ?? 0
        if (byte < 0x30 || byte > 0x39) return false
      }
      return true
    },
}
