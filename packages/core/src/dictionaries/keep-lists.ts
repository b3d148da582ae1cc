import type { DictionaryItem } from '@sixpence/protocol/dictionaries'

type List = readonly DictionaryItem[]

/** What the bank answers about lists: every one that it knows, or one by its name. */
export interface ListSource<Name extends string> {
  readonly all: () => Promise<readonly { readonly name: Name; readonly items: List }[]>
  readonly one: (name: Name) => Promise<List>
}

/** Lists that were fetched. A question that failed is asked again; no other one is asked twice. */
export interface KeptLists<Name extends string> {
  /** Fetches every list; does nothing where that was done. */
  load(key: string, source: ListSource<Name>): Promise<void>
  /** One list; fetched by itself where it did not come with all others. */
  read(key: string, name: Name, source: ListSource<Name>): Promise<List>
}

/** Keeps lists for as long as the page lives, apart by key, e.g. by language. */
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
  const asked = ask()
  kept.set(key, asked)
  asked.catch(() => kept.delete(key))
  return asked
}
