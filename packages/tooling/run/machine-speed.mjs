import { createHash } from 'node:crypto'

// The duration of the sample on the machine of the budget.
const REFERENCE_MS = 100
const TRIES = 3
const EVERY_MS = 30_000

/**
 * Watches the speed of this machine until the returned function is called, because machines whose
 * processors are shared with others change it within minutes.
 *
 * @returns {() => number} Gives the factor by which it was slower than that of the budget, by the
 *   median of its samples; 1 for a faster one
 */
export function watchSpeed() {
  const samples = [sample()]
  const timer = setInterval(() => samples.push(sample()), EVERY_MS)
  return () => {
    clearInterval(timer)
    return timesSlower([...samples, sample()])
  }
}

/** Returns the factor for samples in milliseconds: that of their median, or 1 if it is lower. */
export function timesSlower(samples) {
  const sorted = samples.toSorted((a, b) => a - b)
  return Math.max(1, sorted[Math.floor(sorted.length / 2)] / REFERENCE_MS)
}

/** The shortest of some tries: an interruption only makes one longer. */
const sample = () => Math.min(...Array.from({ length: TRIES }, msOfSample))

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
