// 10,000 rows of a history: the time until the first are painted, and the frames while the page is
// scrolled. Ways take turns, each in a page of its own.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { inNewPage, launch, median } from './browser.mjs'
import { buildPages } from './build-pages.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const FRAMES = Number(process.env.FRAMES ?? 120)
const ROWS = Number(process.env.ROWS ?? 10_000)
const VIEW = { viewport: { width: 1280, height: 800 } }

export async function measureHistory() {
  const pages = await buildPages()
  const styles = ['reset', 'root', 'tokens', 'page', 'data', 'rooms/history'].map(name =>
    readFileSync(new URL(`../packages/react/src/styles/${name}.css`, import.meta.url), 'utf8'),
  )
  const html = `<!doctype html><link rel="icon" href="data:,"><style>${styles.join('\n')}
    .row { height: 69px }</style><div id="root" class="sp-root"></div><script type="module" src="/history.js"></script>`
  const server = createServer((request, response) => {
    const isScript = request.url === '/history.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? pages.get('/pages/history.js') : html)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const browser = await launch()
  const visit = work =>
    inNewPage(browser, VIEW, async page => {
      await page.goto(`http://127.0.0.1:${server.address().port}/?rows=${ROWS}`)
      await page.waitForFunction(() => 'ways' in globalThis)
      return work(page)
    })
  const ways = await visit(page => page.evaluate(() => globalThis.ways))
  const seen = Object.fromEntries(ways.map(way => [way, []]))
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const way of Object.keys(seen)) {
      const figures = await visit(async page => {
        const paintMs = await page.evaluate(name => globalThis.show(name), way)
        return { paintMs, ...(await page.evaluate(frames => globalThis.scroll(frames), FRAMES)) }
      })
      if (round > 0) seen[way].push(figures)
    }
  await browser.close()
  server.close()
  return Object.entries(seen).map(([way, visits]) => ({
    way,
    paintMs: Number(median(visits.map(({ paintMs }) => paintMs)).toFixed(1)),
    frameP95Ms: Number(median(visits.map(({ p95 }) => p95)).toFixed(1)),
    blankFrames: Math.max(...visits.map(({ blank }) => blank)),
  }))
}

if (process.argv[1] === new URL(import.meta.url).pathname) console.table(await measureHistory())
