import type { BatchEncoding } from './encoding.ts'

type CodePage = Extract<BatchEncoding, `windows-${string}`>

/**
 * Guesses the Windows code page of text that isn't UTF-8. In Cyrillic, few letters above ASCII
 * stand beside a Latin letter. Central European languages use letters for which Western Europe has
 * signs.
 */
export function guessCodePage(sample: Uint8Array): CodePage {
  let high = 0
  let besideLatin = 0
  let central = 0
  for (let at = 0; at < sample.length; at += 1) {
    if (!isHigh(sample[at])) continue
    high += 1
    if (isLatin(sample[at - 1]) || isLatin(sample[at + 1])) besideLatin += 1
    central += centralWeight(sample, at)
  }
  if (besideLatin * 2 < high) return 'windows-1251'
  return central > 0 ? 'windows-1250' : 'windows-1252'
}

const isHigh = (byte: number | undefined): boolean => (byte ?? 0) >= 0x80

const isLatin = (byte: number | undefined): boolean =>
  /[A-Za-z]/.test(String.fromCharCode(byte ?? 0))

const isLetter = (byte: number | undefined): boolean => isHigh(byte) || isLatin(byte)

/** Letters in windows-1250, signs or rare letters in windows-1252: Ł Ą Ş Ż ł ą ş Ľ ľ ż Ś ś Ť ť Ź ź. */
const CENTRAL = new Set([
  0xa3, 0xa5, 0xaa, 0xaf, 0xb3, 0xb9, 0xba, 0xbc, 0xbe, 0xbf, 0x8c, 0x9c, 0x8d, 0x9d, 0x8f, 0x9f,
])

/** Frequent in Romanian, Czech and Hungarian: ţ Ţ ă Ă ě ř ů ő ű ň. */
const LIKELY = new Set([0xfe, 0xde, 0xe3, 0xc3, 0xec, 0xf8, 0xf9, 0xf5, 0xfb, 0xf2])

/** The same letter or the frequent one in Western Europe: ç ñ. */
const WESTERN = new Set([0xe7, 0xf1])

/** Returns a number above zero for a letter of Central Europe, below zero for one of the West. */
function centralWeight(sample: Uint8Array, at: number): number {
  const byte = sample[at] ?? 0
  const [before, after] = [sample[at - 1], sample[at + 1]]
  if (isPortuguese(byte, after)) return -2
  if (CENTRAL.has(byte)) return isLetter(before) && isLetter(after) ? 2 : edgeWeight(byte, before)
  if (LIKELY.has(byte)) return 0.5
  return WESTERN.has(byte) ? -1 : 0
}

/** Signs are at the edge of words: `¿` opens a question, and `£` precedes a number. */
const edgeWeight = (byte: number, before: number | undefined): number =>
  byte === 0xbf && !isLetter(before) ? -1 : 0.25

/** `ão`, `ãe`, `õe`. */
const isPortuguese = (byte: number, next: number | undefined): boolean =>
  (byte === 0xe3 || byte === 0xf5 || byte === 0xc3) && /[oe]/i.test(String.fromCharCode(next ?? 0))
