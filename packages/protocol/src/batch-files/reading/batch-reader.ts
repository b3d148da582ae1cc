import { type Delimiter, guessDelimiter, statedDelimiter } from '../dialect/guess-delimiter.ts'
import { CellStore } from './cell-store.ts'
import { ChunkQueue } from './chunk-queue.ts'
import type { OtherContent } from './content-kind.ts'
import type { BatchEncoding } from './encoding.ts'
import { MOST_BYTES, MOST_ROWS, SAMPLE_BYTES } from './limits.ts'
import { RowScanner } from './row-scanner.ts'
import { type Sheet, sheetOf } from './sheet.ts'
import { Transcoder } from './transcoder.ts'

/** Facts about a file that are known, or that were chosen after it was read wrongly. */
export interface ReadOptions {
  readonly encoding?: BatchEncoding
  readonly delimiter?: Delimiter
  /** The size of the file in bytes, if known; avoids copies. */
  readonly size?: number
}

/** The reason a whole file is refused. */
export type FileRefusal =
  /** It has no content. */
  | { readonly reason: 'empty' }
  /** It isn't text; `content` is what it is. */
  | { readonly reason: 'notText'; readonly content: OtherContent }
  | { readonly reason: 'tooLarge'; readonly most: number }
  | { readonly reason: 'tooManyRows'; readonly most: number }
  /** The row that starts on this line is longer than rows of payments are. */
  | { readonly reason: 'rowTooLong'; readonly line: number }

/** The outcome of reading a file. */
export type ReadFile =
  | {
      readonly isRead: true
      readonly sheet: Sheet
      readonly encoding: BatchEncoding
      readonly delimiter: Delimiter
    }
  | { readonly isRead: false; readonly refusal: FileRefusal }

const BLOCK_BYTES = SAMPLE_BYTES
/** One more for the header. */
const ROW_LIMIT = MOST_ROWS + 1

/**
 * Reads a file of separated values, in chunks of any size and in slices of time. Reads UTF-8,
 * UTF-16 and Windows-1250, 1251 and 1252; commas, semicolons, tabs and bars.
 */
export class BatchReader {
  readonly #queue = new ChunkQueue()
  readonly #store: CellStore
  readonly #transcoder: Transcoder
  readonly #delimiter: Delimiter | undefined
  #scanner: RowScanner | undefined
  #found: Delimiter | undefined
  #isFed = false
  #size = 0
  #outcome: ReadFile | undefined

  constructor({ encoding, delimiter, size = BLOCK_BYTES }: ReadOptions = {}) {
    this.#store = new CellStore(Math.min(size, MOST_BYTES))
    this.#transcoder = new Transcoder(utf8 => this.#store.append(utf8), encoding)
    this.#delimiter = delimiter
  }

  /** The number of rows read so far, with the header. */
  get rows(): number {
    return this.#store.rows
  }

  /** Adds the next bytes of the file. They mustn't change until they are read. */
  feed(chunk: Uint8Array): void {
    this.#size += chunk.length
    if (this.#size > MOST_BYTES) this.#refuse({ reason: 'tooLarge', most: MOST_BYTES })
    else this.#queue.push(chunk)
  }

  /** States that no more bytes follow. */
  end(): void {
    this.#isFed = true
  }

  /**
   * Reads what was fed, in blocks of 64 KB, until `isDue` returns true. Returns the outcome once
   * everything is read; undefined while there is more to feed or to read.
   */
  step(isDue: () => boolean = () => false): ReadFile | undefined {
    while (this.#outcome === undefined && this.#canRead()) {
      this.#readBlock()
      if (isDue()) break
    }
    return this.#outcome
  }

  #canRead(): boolean {
    return this.#isFed || this.#queue.waiting >= BLOCK_BYTES
  }

  #readBlock(): void {
    this.#transcoder.push(this.#queue.take(BLOCK_BYTES))
    const isLast = this.#isFed && this.#queue.waiting === 0
    if (isLast) this.#transcoder.end()
    const { otherContent } = this.#transcoder
    if (otherContent) return this.#refuse({ reason: 'notText', content: otherContent })
    if (this.#store.size >= SAMPLE_BYTES || isLast) this.#scan(isLast)
  }

  #scan(isLast: boolean): void {
    const scanner = (this.#scanner ??= this.#startScan(isLast))
    scanner.scan(isLast, ROW_LIMIT + 1 - this.#store.rows)
    if (scanner.isTooLong) return this.#refuse({ reason: 'rowTooLong', line: scanner.line })
    if (this.#store.rows > ROW_LIMIT)
      return this.#refuse({ reason: 'tooManyRows', most: MOST_ROWS })
    if (isLast) this.#finish()
  }

  #startScan(isLast: boolean): RowScanner {
    const sample = this.#store.bytes.subarray(0, Math.min(this.#store.size, SAMPLE_BYTES))
    const stated = statedDelimiter(sample)
    const isWhole = isLast && this.#store.size <= SAMPLE_BYTES
    this.#found = this.#delimiter ?? stated.delimiter ?? guessDelimiter(sample, isWhole)
    return new RowScanner(this.#store, this.#found.charCodeAt(0), stated.first)
  }

  #finish(): void {
    if (this.#store.rows === 0) return this.#refuse({ reason: 'empty' })
    this.#outcome = {
      isRead: true,
      sheet: sheetOf(this.#store),
      encoding: this.#transcoder.encoding ?? 'utf-8',
      delimiter: this.#found ?? ',',
    }
  }

  #refuse(refusal: FileRefusal): void {
    this.#outcome = { isRead: false, refusal }
  }
}
