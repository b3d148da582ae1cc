// The cost of one widget for its host page before anybody uses it: the page's requests and the work
// of its main thread (CPU), compared with the same page without it, a tall one or a short one.
// Pages take turns and are loaded cold.
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { bundleScript } from '../packages/tooling/script-build.mjs'
import { launch, median } from './browser.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 12)
const SETTLED_MS = Number(process.env.SETTLED_MS ?? 400)

const { contents: script } = await bundleScript(
  fileURLToPath(new URL('../packages/embed/', import.meta.url)),
)

const EMPTY = `<script>
  customElements.define('empty-element', class extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: 'closed' }).textContent = 'Pay' }
  })
</script>`
const LOADER = `<script src="http://bank.localhost:PORT/sixpence.js" crossorigin="anonymous"></script>`
const NOTHING = LOADER.replace('sixpence.js', 'nothing.js')
const ACCOUNTS = '<sixpence-accounts client-key="ck_bench"></sixpence-accounts>'
const INVOICE = '<sixpence-invoice client-key="ck_bench" invoice="secret"></sixpence-invoice>'
const SHOP = '<p>Shop</p>'
const TALL = '<p style="height:300vh">Shop</p>'
const ALONE = 'the page alone'
const TALL_ALONE = 'the tall page alone'
const WAYS = {
  [ALONE]: SHOP,
  [TALL_ALONE]: TALL,
  'floor: an empty element, inline': `${EMPTY}${SHOP}<empty-element></empty-element>`,
  'floor: a script that does nothing': `${NOTHING}${SHOP}`,
  'floor: an empty frame, inline': `${SHOP}<iframe src="http://bank.localhost:PORT/embed/"></iframe>`,
  'sixpence-payment-button': `${LOADER}${SHOP}<sixpence-payment-button client-key="ck_bench" checkout="chk_1"></sixpence-payment-button>`,
  'sixpence-payment-button, a saved one': `${LOADER}${SHOP}<sixpence-payment-button client-key="ck_bench" button="btn_1"></sixpence-payment-button>`,
  'sixpence-invoice, in view': `${LOADER}${SHOP}${INVOICE}`,
  'sixpence-invoice, three screens down': `${LOADER}${TALL}${INVOICE}`,
  'sixpence-accounts, in view': `${LOADER}${SHOP}${ACCOUNTS}`,
  'sixpence-accounts, three screens down': `${LOADER}${TALL}${ACCOUNTS}`,
}

export async function measureHostCost() {
  const server = createServer(answer)
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const browser = await launch()
  const seen = Object.fromEntries(Object.keys(WAYS).map(way => [way, []]))
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [index, way] of turned([...Object.keys(WAYS).entries()], round)) {
      const visit = await load(browser, `http://shop.localhost:${server.address().port}/${index}`)
      if (round > 0) seen[way].push(visit)
    }
  await browser.close()
  server.close()
  const taskMs = way => median(seen[way].map(visit => visit.taskMs))
  return Object.entries(seen).map(([way, visits]) => ({
    way,
    requests: Math.max(...visits.map(({ requests }) => requests)),
    frames: Math.max(...visits.map(({ frames }) => frames)),
    mainThreadMs: Number((taskMs(way) - taskMs(pageOf(way))).toFixed(1)),
    scriptMs: Number(median(visits.map(({ scriptMs }) => scriptMs)).toFixed(1)),
  }))
}

/** Rotates the order by round, because the first visit after the last round's is the slowest. */
const turned = (list, round) => [
  ...list.slice(round % list.length),
  ...list.slice(0, round % list.length),
]

const pageOf = way => (WAYS[way].includes(TALL) ? TALL_ALONE : ALONE)

/** Makes one cold visit. Returns the page's further requests, and the work of its main thread. */
async function load(browser, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const asked = []
  page.on('request', request => asked.push(request))
  const devtools = await context.newCDPSession(page)
  // The thread's own time, without the machine's other work.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url)
  await page.waitForTimeout(SETTLED_MS)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = name => metrics.find(one => one.name === name).value * 1000
  const requests = asked.filter(one => one.frame() === page.mainFrame() && one.url() !== url)
  const frames = asked.filter(one => one.isNavigationRequest() && one.frame() !== page.mainFrame())
  await context.close()
  return {
    requests: requests.length,
    frames: frames.length,
    taskMs: metric('TaskDuration'),
    scriptMs: metric('ScriptDuration'),
  }
}

function answer(request, response) {
  const { port } = request.socket.address()
  const path = request.url.split('?', 1)[0]
  response.setHeader('Access-Control-Allow-Origin', '*')
  const scripts = { '/sixpence.js': script, '/nothing.js': '0' }
  if (scripts[path]) {
    response.setHeader('Content-Type', 'text/javascript')
    return response.end(scripts[path])
  }
  response.setHeader('Content-Type', 'text/html')
  const way = path.startsWith('/embed/') ? '' : Object.values(WAYS)[Number(path.slice(1))]
  response.end(`<!doctype html><link rel="icon" href="data:,">${(way ?? '').replace('PORT', port)}`)
}

if (process.argv[1] === new URL(import.meta.url).pathname) console.table(await measureHostCost())
