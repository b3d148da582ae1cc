import { createHash } from 'node:crypto'

// The duration of the sample on the machine of the budget.
const REFERENCE_MS = 100
const TRIES = 5

/** Returns the factor by which this machine is slower than that of the budget; 1 for a faster one. */
export function timesSlower() {
  const tries = Array.from({ length: TRIES }, msOfSample)
  return Math.max(1, Math.min(...tries) / REFERENCE_MS)
}

/** Work of the kind that tests are made of: objects, strings and a little arithmetic. */
function msOfSample() {
  const began = process.cpuUsage()
  const seen = new Map()
  let hash = ''
  for (let round = 0; round < 3_000; round += 1) {
    const rows = Array.from({ length: 20 }, (_, at) => ({
      id: (round * 31 + at * 17) % 1_009,
      text: hash,
    }))
    hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
    for (const { id, text } of rows.toSorted((a, b) => a.id - b.id)) seen.set(`${id}:${text}`, id)
  }
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}
