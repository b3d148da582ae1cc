// The cost of a core call over bare fetch and JSON.parse: 25 rows, Chromium, loopback, medians of
// rounds that take turns, so that both run under the same conditions.
import { buildPages } from './build-pages.mjs'
import { launch, median } from './browser.mjs'
import { historyAnswer } from './history-answer.mjs'
import { startServer } from './server.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 12)
const CALLS = Number(process.env.CALLS ?? 60)

const LIST = historyAnswer(25)

export async function measureCalls() {
  const server = await startServer(await buildPages(), new Map([['transactionHistoryList', LIST]]))
  const browser = await launch()
  const page = await browser.newPage()
  await page.goto(`${server.origin}/page/call`)
  await page.waitForFunction('window.ready')
  await page.evaluate('window.prepare()')
  const ways = await page.evaluate('window.ways')
  const took = Object.fromEntries(ways.map(way => [way, []]))
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const way of round % 2 ? ways : [...ways].reverse()) {
      const times = await page.evaluate(([way, calls]) => window.measure(way, calls), [way, CALLS])
      if (round > 0) took[way].push(median(times))
    }
  await browser.close()
  server.close()
  const bare = took['fetch + JSON.parse']
  return ways.map(way => ({
    way,
    medianMs: Number(median(took[way]).toFixed(3)),
    ratio: Number(median(took[way].map((ms, index) => ms / bare[index])).toFixed(2)),
  }))
}

if (process.argv[1] === new URL(import.meta.url).pathname) console.table(await measureCalls())
