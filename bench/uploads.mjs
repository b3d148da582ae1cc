// Uploads of 20 MB in a browser, beside the same bytes by a bare XHR and straight into the
// database.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { launch, median } from './browser.mjs'
import { buildPages } from './build-pages.mjs'

/** Returns the heap and array buffers of the bank, without the memory of its database engine. */
const SAMPLER = `
import { appendFileSync } from 'node:fs'
const engines = []
const { Memory } = WebAssembly
WebAssembly.Memory = class extends Memory {
  constructor(...args) { super(...args); engines.push(this) }
}
const { instantiate } = WebAssembly
const seen = result => {
  for (const value of Object.values((result.instance ?? result).exports))
    if (value instanceof Memory) engines.push(value)
  return result
}
WebAssembly.instantiate = (...args) => instantiate(...args).then(seen)
setInterval(() => {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  const engine = new Set(engines.map(each => each.buffer)).values()
  const within = [...engine].reduce((sum, { byteLength }) => sum + byteLength, 0)
  appendFileSync(process.env.MEMORY_LOG, heapUsed + Math.max(0, arrayBuffers - within) + '\\n')
}, 50).unref()
`

const SIZE = Number(process.env.SIZE ?? 19_900_000)
const TEN_MBIT = 10_000_000 / 8
const RELOADS = Number(process.env.RELOADS ?? 20)
const ROUNDS = Number(process.env.ROUNDS ?? 3)
/** The time before an upload is cancelled, and the time to wait for its last bytes. */
const CANCEL_AFTER_MS = Number(process.env.CANCEL_AFTER_MS ?? 3000)
const WATCH_MS = Number(process.env.WATCH_MS ?? 2500)
const BANK = 4471
const CONTROL = 4472
const bank = await startBank()
const front = await startFront((await buildPages()).get('/pages/uploads.js'))
const browser = await launch()
const report = {}
let marks = 0

try {
  report.unthrottled = await unthrottled()
  report.tenMbit = await tenMbit()
  report.cancel = await cancelled()
  report.reloads = await reloads()
  report.photos = await photos()
} finally {
  console.log(JSON.stringify(report, undefined, 2))
  await browser.close()
  front.close()
  bank.kill('SIGTERM')
}

/**
 * Measures the time to the bank's answer, its memory meanwhile, and the time of the pieces by
 * themselves.
 */
async function unthrottled() {
  const page = await aPage()
  const took = []
  const pieces = []
  const memory = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = bank.memory()
    front.reset()
    bank.resetPeak()
    await page.evaluate(([size, mark]) => window.begin(size, mark), [SIZE, aMark()])
    const done = await page.evaluate(() => window.done)
    if (done.failed) throw new Error(done.failed)
    took.push(done.took)
    const sent = front.log.filter(({ method }) => method === 'PATCH')
    pieces.push(sent.at(-1).end - sent[0].at)
    memory.push((bank.peak() - before) / 1e6)
  }
  return { tookMs: median(took), piecesMs: median(pieces), bankMemoryMb: memory }
}

async function tenMbit() {
  const page = await aPage()
  const client = await page.context().newCDPSession(page)
  await throttle(client, TEN_MBIT)
  const bare = await page.evaluate(([size, mark]) => window.bare(size, mark), [SIZE, aMark()])
  await client.send('HeapProfiler.collectGarbage')
  const before = await heapOf(client)
  let peak = 0
  await page.evaluate(([size, mark]) => window.begin(size, mark), [SIZE, aMark()])
  const sampler = setInterval(
    () =>
      void heapOf(client)
        .then(used => (peak = Math.max(peak, used)))
        .catch(() => undefined),
    200,
  )
  const { took, words, failed } = await page.evaluate(() => window.done)
  clearInterval(sampler)
  if (failed) throw new Error(failed)
  const told = words.filter(({ share }) => share !== undefined)
  const gaps = told.slice(1).map(({ at }, index) => at - told[index].at)
  const untilSent = gaps.slice(
    0,
    told.findIndex(({ share }) => share >= 0.99),
  )
  return {
    bareMs: bare,
    tookMs: took,
    ratio: took / bare,
    firstWordMs: told[0]?.at,
    longestGapMs: Math.max(...untilSent),
    medianGapMs: median(untilSent),
    wholeBeforeDone: words.some(({ share, status }) => share === 1 && status !== 'done'),
    pageMemoryMb: (peak - before) / 1e6,
  }
}

async function cancelled() {
  const page = await aPage()
  const client = await page.context().newCDPSession(page)
  await throttle(client, TEN_MBIT)
  const lastByte = []
  const gone = []
  for (let round = 0; round < ROUNDS; round += 1) {
    front.reset()
    await page.evaluate(([size, mark]) => window.begin(size, mark), [SIZE, aMark()])
    await pause(CANCEL_AFTER_MS + Math.random() * 500)
    const at = await page.evaluate(() => window.cancel())
    await pause(WATCH_MS)
    const deleted = front.log.find(({ method }) => method === 'DELETE')
    lastByte.push(front.lastByteAt() - at)
    gone.push(deleted?.status === 204 ? deleted.end - at : `no DELETE: ${deleted?.status}`)
  }
  return { lastByteMs: lastByte, goneMs: gone }
}

/** Makes one upload after the other, each on pages that are reloaded until it is complete. */
async function reloads() {
  const person = await aPerson()
  let page = await aPage(person)
  let count = 0
  const again = []
  let documents = 0
  while (count < RELOADS) {
    const mark = aMark()
    documents += 1
    front.reset()
    for (let isThrough = false; !isThrough;) {
      const client = await page.context().newCDPSession(page)
      await throttle(client, 4 * TEN_MBIT)
      await page.evaluate(([size, name]) => window.begin(size, name), [SIZE, mark])
      isThrough =
        count >= RELOADS ||
        (await Promise.race([whenDone(page), pause(700 + Math.random() * 900, false)]))
      if (isThrough) break
      count += 1
      await page.reload()
      await page.evaluate(who => window.signIn(who), person)
    }
    const done = await page.evaluate(() => window.done)
    // It was complete when the page was reloaded.
    if (done.failed && !/sent us this file before/.test(done.failed)) throw new Error(done.failed)
    const offsets = front.log.filter(({ method }) => method === 'PATCH').map(({ offset }) => offset)
    again.push(offsets.length - new Set(offsets).size)
  }
  const listed = await page.evaluate(() => window.listed())
  return { reloads: count, documents, listed, piecesAgain: again }
}

async function whenDone(page) {
  return page.evaluate(() => window.done.then(() => true)).catch(() => false)
}

async function photos() {
  const page = await aPage()
  return {
    stripped12: await page.evaluate(() => window.blocked(4000, 3000)),
    scaled48: await page.evaluate(() => window.blocked(8000, 6000)),
  }
}

async function aPage(person) {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${front.origin}/page`)
  await page.evaluate(who => window.signIn(who), person ?? (await aPerson()))
  return page
}

async function aPerson() {
  const init = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }
  return (await fetch(`http://127.0.0.1:${CONTROL}/people`, init)).json()
}

function aMark() {
  marks += 1
  return `paper-${process.pid}-${marks}`
}

async function throttle(client, uploadThroughput) {
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput }
  await client.send('Network.emulateNetworkConditions', conditions)
}

async function heapOf(client) {
  const { usedSize, backingStorageSize = 0 } = await client.send('Runtime.getHeapUsage')
  return usedSize + backingStorageSize
}

async function startBank() {
  const program = fileURLToPath(
    new URL('../packages/sandbox/node_modules/.cache/bank-bin.mjs', import.meta.url),
  )
  const folder = mkdtempSync(join(tmpdir(), 'sixpence-bench-'))
  const log = join(folder, 'memory')
  const sampler = `data:text/javascript,${encodeURIComponent(SAMPLER)}`
  const env = {
    ...process.env,
    SIXPENCE_BANK_PORT: String(BANK),
    SIXPENCE_CONTROL_PORT: String(CONTROL),
    SIXPENCE_DATA_DIR: join(folder, 'bank'),
    MEMORY_LOG: log,
  }
  const child = spawn(process.execPath, ['--import', sampler, program], { env, stdio: 'ignore' })
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${BANK}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) break
    if (tries > 100) throw new Error('The bank did not start.')
    await pause(300)
  }
  let from = 0
  const samples = () => readFileSync(log, 'utf8').trim().split('\n').map(Number)
  return {
    kill: signal => child.kill(signal),
    memory: () => samples().at(-1),
    resetPeak: () => (from = samples().length),
    peak: () => Math.max(...samples().slice(from)),
  }
}

/** Serves the page, discards the data of a bare XHR, and passes everything else to the bank. */
async function startFront(script) {
  let log = []
  let last = 0
  const server = createServer((request, response) => {
    if (request.url === '/page') {
      response.setHeader('Content-Type', 'text/html')
      return response.end('<!doctype html><script type="module" src="/page.js"></script>')
    }
    if (request.url === '/page.js') {
      response.setHeader('Content-Type', 'text/javascript')
      return response.end(script)
    }
    if (request.url === '/sink') {
      request.resume()
      return request.on('end', () => response.end())
    }
    const { method, headers, url } = request
    const entry = { method, url, offset: headers['upload-offset'], at: Date.now() }
    log.push(entry)
    request.on('data', () => (last = Date.now()))
    // With the name that the page uses, because its proofs contain the address.
    const asked = { host: '127.0.0.1', port: BANK, path: url, method, headers }
    const on = httpRequest(asked, answer => {
      entry.status = answer.statusCode
      entry.end = Date.now()
      response.writeHead(answer.statusCode, answer.headers)
      answer.pipe(response)
    })
    on.on('error', () => response.destroy())
    request.on('aborted', () => on.destroy())
    request.pipe(on)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    get log() {
      return log
    },
    lastByteAt: () => last,
    reset: () => (log = []),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
