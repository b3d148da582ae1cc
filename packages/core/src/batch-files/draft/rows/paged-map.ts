const PAGES = 512

type Page<Value> = ReadonlyMap<number, Value>

/** An immutable map by whole numbers from 0. Copies share the pages that they have in common. */
export class PagedMap<Value> {
  readonly size: number
  readonly #pages: readonly (Page<Value> | undefined)[]

  constructor(pages: readonly (Page<Value> | undefined)[] = [], size = 0) {
    this.#pages = pages
    this.size = size
  }

  get(key: number): Value | undefined {
    return this.#pages[key % PAGES]?.get(key)
  }

  /** Returns a copy with other values; undefined removes one. */
  with(changes: Iterable<readonly [key: number, value: Value | undefined]>): PagedMap<Value> {
    const pages = [...this.#pages]
    const copied = new Map<number, Map<number, Value>>()
    let { size } = this
    for (const [key, value] of changes) {
      const at = key % PAGES
      const page = copied.get(at) ?? new Map(pages[at])
      copied.set(at, page)
      size -= page.size
      if (value === undefined) page.delete(key)
      else page.set(key, value)
      size += page.size
    }
    for (const [at, page] of copied) pages[at] = page
    return copied.size === 0 ? this : new PagedMap(pages, size)
  }

  /** Lists the keys, the least first. */
  keys(): readonly number[] {
    const keys = this.#pages.flatMap(page => (page ? [...page.keys()] : []))
    return keys.toSorted((one, other) => one - other)
  }
}
