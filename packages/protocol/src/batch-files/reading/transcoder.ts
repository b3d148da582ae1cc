import { type OtherContent, otherContentOf } from './content-kind.ts'
import {
  type BatchEncoding,
  encodingByMark,
  encodingByZeros,
  HEAD_BYTES,
  looksLikeUtf8,
} from './encoding.ts'
import { decodeWestern } from './decode-western.ts'
import { guessCodePage } from './guess-code-page.ts'
import { SAMPLE_BYTES } from './limits.ts'

const NOTHING = new Uint8Array(0)
const ENCODER = new TextEncoder()

/**
 * Turns the bytes of a file into UTF-8 without a byte order mark. Guesses the encoding from the
 * same bytes, in chunks of any size: first from a byte order mark and zeros, then from the first
 * letter that isn't ASCII and what follows it.
 */
export class Transcoder {
  /** The encoding; undefined while all bytes are ASCII. */
  encoding: BatchEncoding | undefined
  /** The kind of content, if it isn't text. */
  otherContent: OtherContent | undefined
  #isHeadRead = false
  #waiting: Uint8Array = NOTHING
  #decoder: TextDecoder | undefined
  readonly #append: (utf8: Uint8Array) => void
  readonly #given: BatchEncoding | undefined

  constructor(append: (utf8: Uint8Array) => void, given?: BatchEncoding) {
    this.#append = append
    this.#given = given
  }

  push(part: Uint8Array): void {
    this.#take(part, false)
  }

  end(): void {
    this.#take(NOTHING, true)
    const rest = this.#decoder?.decode()
    if (rest) this.#append(ENCODER.encode(rest))
  }

  #take(part: Uint8Array, isLast: boolean): void {
    const bytes = joined(this.#waiting, part)
    this.#waiting = NOTHING
    if (!this.#isHeadRead) {
      if (bytes.length < HEAD_BYTES && !isLast) this.#waiting = bytes
      else this.#takeHead(bytes, isLast)
    } else this.#takeBody(bytes, isLast)
  }

  #takeHead(bytes: Uint8Array, isLast: boolean): void {
    this.#isHeadRead = true
    const marked = encodingByMark(bytes)
    const head = bytes.subarray(0, HEAD_BYTES)
    if (!marked) this.otherContent = otherContentOf(head)
    const encoding = this.#given ?? marked?.encoding ?? encodingByZeros(head)
    if (encoding) this.#choose(encoding)
    const isOwnMark = marked && marked.encoding === encoding
    this.#takeBody(isOwnMark ? bytes.subarray(marked.length) : bytes, isLast)
  }

  #takeBody(bytes: Uint8Array, isLast: boolean): void {
    if (this.encoding === undefined) this.#guess(bytes, isLast)
    else this.#write(bytes)
  }

  /** Passes ASCII on. From the first other letter on, waits for a sample to guess by. */
  #guess(bytes: Uint8Array, isLast: boolean): void {
    const at = asciiLength(bytes)
    if (at > 0) this.#append(bytes.subarray(0, at))
    if (at === bytes.length) return
    const rest = bytes.subarray(at)
    if (rest.length < SAMPLE_BYTES && !isLast) {
      this.#waiting = rest
      return
    }
    const sample = rest.subarray(0, SAMPLE_BYTES)
    this.#choose(looksLikeUtf8(sample) ? 'utf-8' : guessCodePage(sample))
    this.#write(rest)
  }

  #choose(encoding: BatchEncoding): void {
    this.encoding = encoding
    const hasOwn = encoding === 'utf-8' || encoding === 'windows-1252'
    if (!hasOwn) this.#decoder = new TextDecoder(encoding, { ignoreBOM: true })
  }

  #write(bytes: Uint8Array): void {
    if (this.encoding === 'utf-8') this.#append(bytes)
    else if (this.#decoder === undefined) this.#append(ENCODER.encode(decodeWestern(bytes)))
    else this.#append(ENCODER.encode(this.#decoder.decode(bytes, { stream: true })))
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

const WORD_BYTES = 4
/** The highest bits of four bytes. */
const HIGH_BITS = 0x80808080

/** Returns the number of bytes before the first that isn't ASCII. Compares four at a time. */
function asciiLength(bytes: Uint8Array): number {
  let at = 0
  if (bytes.byteOffset % WORD_BYTES === 0) {
    const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
    while (at < words.length && ((words[at] ?? 0) & HIGH_BITS) === 0) at += 1
    at *= WORD_BYTES
  }
  while (at < bytes.length && (bytes[at] ?? 0) < 0x80) at += 1
  return at
}
