// 100,000 payments in a browser: checked in a worker and shown, next to PapaParse, which only splits
// a text into cells; the longest block of the page meanwhile; its memory; and frames while scrolling.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { inNewPage, launch, median } from './browser.mjs'
import { buildPages } from './build-pages.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 20)
const FRAMES = Number(process.env.FRAMES ?? 200)
const ROWS = Number(process.env.ROWS ?? 100_000)
const VIEW = { viewport: { width: 1280, height: 800 } }
const STYLES = ['reset', 'root', 'tokens', 'page', 'button', 'rooms/batches']

export async function measureBatchGrid() {
  const pages = await buildPages()
  const styles = STYLES.map(name =>
    readFileSync(new URL(`../packages/react/src/styles/${name}.css`, import.meta.url), 'utf8'),
  )
  const html = `<!doctype html><link rel="icon" href="data:,"><style>${styles.join('\n')}</style>
    <div id="root" class="sp-root"></div><script type="module" src="/batch-grid.js"></script>`
  const server = createServer((request, response) => {
    const script = pages.get(`/pages${request.url}`)
    response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html')
    response.end(script ?? html)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const browser = await launch()
  const address = `http://127.0.0.1:${server.address().port}/?rows=${ROWS}`
  const figures = await inNewPage(browser, VIEW, page => figuresOf(page, address))
  await browser.close()
  server.close()
  return [figures]
}

async function figuresOf(page, address) {
  await page.goto(address)
  await page.waitForFunction(() => 'scroll' in globalThis)
  const bytesUsed = await memoryOf(page)
  const size = await page.evaluate(() => globalThis.size)
  const before = await bytesUsed()
  const rounds = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const parsedMs = await page.evaluate(() => globalThis.parse())
    const { checkedMs, longestMs } = await page.evaluate(() => globalThis.check())
    if (round > 0) rounds.push({ parsedMs, checkedMs, longestMs, ratio: checkedMs / parsedMs })
  }
  const memory = ((await bytesUsed()) - before) / size
  const { p95, blank } = await page.evaluate(frames => globalThis.scroll(frames), FRAMES)
  const medianOf = name => median(rounds.map(each => each[name]))
  return {
    rows: ROWS,
    'size, MB': rounded(size / 1e6),
    'checked, ms': rounded(medianOf('checkedMs')),
    'PapaParse, ms': rounded(medianOf('parsedMs')),
    ratio: rounded(medianOf('ratio'), 2),
    'longest block, ms': rounded(medianOf('longestMs')),
    'the worst': rounded(Math.max(...rounds.map(({ longestMs }) => longestMs))),
    'memory, times the file': rounded(memory, 2),
    'frame p95, ms': rounded(p95),
    'blank frames': blank,
  }
}

/** Returns a function that counts the bytes of a page's objects and buffers, after collection. */
async function memoryOf(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  return async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage')
    return usedSize + backingStorageSize
  }
}

const rounded = (value, decimals = 1) => Number(value.toFixed(decimals))

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await measureBatchGrid())
