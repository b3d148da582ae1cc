// 1,000 concurrent calls with an expired access token, in one tab and in two, with a token service
// that accepts a refresh token once, without grace.
import { buildPages } from './build-pages.mjs'
import { launch } from './browser.mjs'
import { isAlone, isOurs } from './peers.mjs'
import { startServer } from './server.mjs'

const CALLS = Number(process.env.CALLS ?? 1000)
const ROUNDS = Number(process.env.ROUNDS ?? 10)
const PEER_ROUNDS = Number(process.env.PEER_ROUNDS ?? 3)
const PATIENCE_MS = 60_000

export async function measureRefresh() {
  const pages = await buildPages()
  const browser = await launch()
  const rows = []
  const names = await withPages(browser, await startServer(pages), 1, ([page]) =>
    page.evaluate('window.names'),
  )
  for (const name of names.filter(name => !isAlone || isOurs(name)))
    for (const tabs of [1, 2]) {
      const rounds = isOurs(name) ? ROUNDS : PEER_ROUNDS
      const row = { name, tabs, rounds, exactlyOne: 0, mostRefreshes: 0, failedCalls: 0 }
      for (let round = 0; round < rounds; round += 1) {
        const { failed, refreshes } = await oneRound({ browser, pages, name, tabs })
        row.exactlyOne += refreshes === 1 ? 1 : 0
        row.mostRefreshes = Math.max(row.mostRefreshes, refreshes)
        row.failedCalls += failed
      }
      rows.push(row)
      console.log(JSON.stringify(row))
    }
  await browser.close()
  return rows
}

async function oneRound({ browser, pages, name, tabs }) {
  const server = await startServer(pages)
  return withPages(browser, server, tabs, async opened => {
    await opened[0].evaluate(name => window.seed(name), name)
    await new Promise(resolve => setTimeout(resolve, 150))
    for (const page of opened) await page.evaluate(name => window.open_(name), name)
    // The peers use the clock: their tokens have expired already.
    if (name === 'sixpence, token refused') server.expire()
    const before = server.stats()
    const at = Date.now() + 300
    const ask = page =>
      page.evaluate(([name, calls, at]) => window.fire(name, calls, at), [name, CALLS / tabs, at])
    const results = await orLost(Promise.all(opened.map(ask)))
    return {
      failed: results.reduce((sum, result) => sum + result.failed, 0),
      refreshes: server.stats().refreshes - before.refreshes,
    }
  })
}

/** Counts all calls of a library that never settles as failed. */
async function orLost(asking) {
  let timer
  const lost = new Promise(resolve => {
    timer = setTimeout(() => resolve([{ failed: CALLS }]), PATIENCE_MS)
  })
  try {
    return await Promise.race([asking, lost])
  } finally {
    clearTimeout(timer)
  }
}

async function withPages(browser, server, count, work) {
  const context = await browser.newContext()
  const opened = []
  for (let tab = 0; tab < count; tab += 1) {
    const page = await context.newPage()
    await page.goto(`${server.origin}/page/refresh`)
    await page.waitForFunction('window.ready')
    opened.push(page)
  }
  try {
    return await work(opened)
  } finally {
    await context.close()
    server.close()
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) console.table(await measureRefresh())
