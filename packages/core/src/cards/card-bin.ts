import { BIN_LENGTH, binOf } from '@sixpence/protocol/cards'

/**
 * Returns the first digits of a card number, which identify its issuer; undefined until enough are
 * typed. Ignores spaces.
 */
export function typedBin(cardNumber: string): string | undefined {
  const bin = binOf(cardNumber)
  return bin.length === BIN_LENGTH && /^\d+$/.test(bin) ? bin : undefined
}

/** True if the bank blocks payments to cards whose numbers begin like this one. */
export function isBlockedBin(cardNumber: string, blocked: readonly string[]): boolean {
  return blocked.includes(binOf(cardNumber))
}
