import { BIN_LENGTH, binOf } from '@sixpence/protocol/cards'

/**
 * The digits by which a bank tells whose card it is; undefined until enough of them are typed.
 * Spaces count for nothing.
 */
export function typedBin(cardNumber: string): string | undefined {
  const bin = binOf(cardNumber)
  return bin.length === BIN_LENGTH && /^\d+$/.test(bin) ? bin : undefined
}

/** Whether nothing is paid to a card, by the beginnings of numbers that the bank blocks. */
export function isBlockedBin(cardNumber: string, blocked: readonly string[]): boolean {
  return blocked.includes(binOf(cardNumber))
}
