import { sha256 } from '../../credentials/index.ts'

/**
 * Returns an order's fingerprint: SHA-256 over method and input, independent of the order of the
 * fields.
 */
export async function fingerprint(method: string, input: unknown): Promise<string> {
  return sha256(`${method}\n${JSON.stringify(sorted(input))}`)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, item]) => [name, sorted(item)]),
  )
}
