import { hasFewDigits } from './plain-text.ts'

/** Kinds of characters, as bits. */
const ALPHANUMERIC = 1
const LETTER = 2
/** Allowed in the name only. */
const SIGN = 4
const HYPHEN = 8
const DOT = 16

const KINDS = new Uint8Array(256)
for (let byte = 0; byte < 128; byte += 1) {
  const sign = String.fromCharCode(byte)
  if (/[A-Za-z]/.test(sign)) KINDS[byte] = ALPHANUMERIC | LETTER
  else if (/\d/.test(sign)) KINDS[byte] = ALPHANUMERIC
  else if (/[_+]/.test(sign)) KINDS[byte] = SIGN
  else if (sign === '-') KINDS[byte] = HYPHEN
  else if (sign === '.') KINDS[byte] = DOT
}

const LONGEST = 64
const AT_SIGN = 0x40

/**
 * Returns true if bytes are certainly an email address. Returns false if only `isEmailAddress` can
 * decide. Both always agree.
 */
export function isPlainEmail(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start > LONGEST || !hasFewDigits(bytes, start, end)) return false
  let sign = start
  while (sign < end && bytes[sign] !== AT_SIGN) sign += 1
  return isName(bytes, start, sign) && isHost(bytes, sign + 1, end)
}

const kindAt = (bytes: Uint8Array, at: number): number => KINDS[bytes[at] ?? 0] ?? 0

function isName(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const kind = kindAt(bytes, at)
    if (kind === 0) return false
    const isEdge = at === start || at === end - 1
    if (kind === DOT && (isEdge || kindAt(bytes, at + 1) === DOT)) return false
  }
  return end > start
}

function isHost(bytes: Uint8Array, start: number, end: number): boolean {
  let lastDot = 0
  for (let at = start; at < end; at += 1) {
    const kind = kindAt(bytes, at)
    if ((kind & ALPHANUMERIC) !== 0) continue
    if ((kind & (DOT | HYPHEN)) === 0 || at === start || at === end - 1) return false
    if ((kindAt(bytes, at - 1) & kindAt(bytes, at + 1) & ALPHANUMERIC) === 0) return false
    if (kind === DOT) lastDot = at
  }
  return lastDot > 0 && isTopLevel(bytes, lastDot + 1, end)
}

function isTopLevel(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if ((kindAt(bytes, at) & LETTER) === 0) return false
  return end - start >= 2
}
