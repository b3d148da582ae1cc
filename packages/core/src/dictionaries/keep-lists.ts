import type { DictionaryItem } from '@sixpence/protocol/dictionaries'

type List = readonly DictionaryItem[]

/** Fetches lists from the bank: all of them, or one by name. */
export interface ListSource<Name extends string> {
  readonly all: () => Promise<readonly { readonly name: Name; readonly items: List }[]>
  readonly one: (name: Name) => Promise<List>
}

/** Fetched lists. Repeats only requests that failed. */
export interface KeptLists<Name extends string> {
  /** Fetches all lists, unless that was done. */
  load(key: string, source: ListSource<Name>): Promise<void>
  /** Returns one list; fetches it if it isn't among the loaded ones. */
  read(key: string, name: Name, source: ListSource<Name>): Promise<List>
}

/** Keeps lists for the life of the page, separately by key, e.g. by language. */
export function keepLists<Name extends string>(): KeptLists<Name> {
  const whole = new Map<string, Promise<ReadonlyMap<Name, List>>>()
  const single = new Map<string, Promise<List>>()
  return {
    async load(key, { all }) {
      await once(whole, key, async () => {
        const lists = await all()
        return new Map(lists.map(({ name, items }) => [name, items]))
      })
    },
    async read(key, name, { one }) {
      const loaded = await whole.get(key)?.catch(() => undefined)
      return loaded?.get(name) ?? once(single, `${key} ${name}`, () => one(name))
    },
  }
}

function once<Answer>(
  kept: Map<string, Promise<Answer>>,
  key: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const known = kept.get(key)
  if (known) return known
  const pending = ask()
  kept.set(key, pending)
  pending.catch(() => kept.delete(key))
  return pending
}
