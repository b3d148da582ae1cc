import { pause } from '../platform/index.ts'

/** Collects what a generator makes. The page does what waits between two items. */
export async function inTurns<Item>(items: Iterable<Item>): Promise<Item[]> {
  const made: Item[] = []
  for (const item of items) {
    made.push(item)
    await pause()
  }
  return made
}
