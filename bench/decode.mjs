// An answer of 5,000 rows in Chromium: JSON.parse by itself, and with the check of every answer.
// Each blocks the main thread until it is done. Then the first such answer of a page, as a call reads
// it, on a processor a quarter as fast: the longest block, and JSON.parse by itself.
import { createServer } from 'node:http'
import { buildPages } from './build-pages.mjs'
import { launch, median } from './browser.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 30)
const PAGES = Math.ceil(ROUNDS / 3)

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
  const address = `http://127.0.0.1:${server.address().port}/`
  const open = rate => openPage(browser, address, rate)
  const page = await open()
  const ways = await page.evaluate(() => globalThis.ways)
  const took = Object.fromEntries(ways.map(way => [way, []]))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of round % 2 ? ways : [...ways].reverse())
      took[way].push(await page.evaluate(name => globalThis.measure(name), way))
  const parses = await firstOf(open, async slow => [await slow.evaluate(() => measure(ways[0]))])
  const blocks = await firstOf(open, slow => slow.evaluate(() => measureBlocks()))
  await browser.close()
  server.close()
  const rows = Object.entries({
    ...took,
    'first JSON.parse, CPU 4x': parses,
    'longest block of a first call, CPU 4x': blocks,
  })
  return rows.map(([way, times]) => ({ way, ...figures(times, took[way] && took[ways[0]]) }))
}

const figures = (times, bare) => ({
  medianMs: Number(median(times).toFixed(1)),
  worstMs: Number(Math.max(...times).toFixed(1)),
  ...(bare && { ratio: Number(median(times.map((ms, at) => ms / bare[at])).toFixed(2)) }),
})

async function openPage(browser, address, rate = 1) {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(address)
  await page.waitForFunction(() => 'ways' in globalThis)
  return page
}

/** Returns the longest block of each of several new pages. */
async function firstOf(open, measure) {
  const longest = []
  for (let at = 0; at < PAGES; at += 1) {
    const page = await open(4)
    longest.push(Math.max(...(await measure(page))))
    await page.close()
  }
  return longest
}

if (process.argv[1] === new URL(import.meta.url).pathname) console.table(await measureDecode())
