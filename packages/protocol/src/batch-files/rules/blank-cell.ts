import { blankCardNumbers } from './card-numbers.ts'
import { cellEnd, cellStart, type Sheet } from '../reading/sheet.ts'

const ASTERISK = 0x2a
const DECODER = new TextDecoder('utf-8', { ignoreBOM: true })

/** Overwrites the digits of card numbers in a cell, but the last four. */
export function blankCell({ store }: Sheet, row: number, column: number): void {
  const [start, end] = [cellStart(store, row, column), cellEnd(store, row, column)]
  const bytes = store.bytes.subarray(start, end)
  const blanked = new TextEncoder().encode(blankCardNumbers(DECODER.decode(bytes)))
  // A damaged letter has another length when it is written again.
  if (blanked.length === bytes.length) bytes.set(blanked)
  else bytes.set(bytes.map(byte => (byte >= 0x30 && byte <= 0x39 ? ASTERISK : byte)))
}
