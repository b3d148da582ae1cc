// An answer of 5,000 rows in Chromium: JSON.parse by itself, and with the check of every answer.
// Each blocks the main thread until it is done.
import { createServer } from 'node:http'
import { buildPages } from './build-pages.mjs'
import { launch, median } from './browser.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 30)

export async function measureDecode() {
  const script = (await buildPages()).get('/pages/decode.js')
  const server = createServer((request, response) => {
    const isScript = request.url === '/decode.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.end(
      isScript ? script : '<!doctype html><script type="module" src="/decode.js"></script>',
    )
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const browser = await launch()
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  await page.waitForFunction(() => 'ways' in globalThis)
  const ways = await page.evaluate(() => globalThis.ways)
  const took = Object.fromEntries(ways.map(way => [way, []]))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of round % 2 ? ways : [...ways].reverse())
      took[way].push(await page.evaluate(name => globalThis.measure(name), way))
  await browser.close()
  server.close()
  const bare = took[ways[0]]
  return ways.map(way => ({
    way,
    medianMs: Number(median(took[way]).toFixed(1)),
    worstMs: Number(Math.max(...took[way]).toFixed(1)),
    ratio: Number(median(took[way].map((ms, index) => ms / bare[index])).toFixed(2)),
  }))
}

if (process.argv[1] === new URL(import.meta.url).pathname) console.table(await measureDecode())
