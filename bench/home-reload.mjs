// Home after a reload, beside the sign-in page in the same browser: the accounts and the largest
// paint, the calls that waited for one another, and the number of loaded scripts. Needs the built
// app.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '../packages/tooling/run/ports.mjs'
import { answers } from '../packages/tooling/run/processes.mjs'
import { launch, median } from './browser.mjs'
import { isAlone } from './peers.mjs'
import { withBank } from './smoke-bank.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 9)
/** The time for everything after the accounts to be painted. */
const SETTLED_MS = Number(process.env.SETTLED_MS ?? 1000)
const ACCOUNT = '.sp-account-card'
const APP = fileURLToPath(new URL('../examples/bank/dist/server/bin.mjs', import.meta.url))
/**
 * The limits for a release. Home's time as a multiple of the sign-in page's has none, because it
 * depends more on that page.
 */
const MOST = { scripts: 20, roundTrips: 2 }

/** Throws if home exceeds the limits. */
export function measureHomeReload() {
  return withBank(async bank => {
    const app = await startApp(bank)
    const browser = await launch()
    try {
      const rows = await measure(browser, { app: app.address, control: bank.SIXPENCE_CONTROL })
      if (!isAlone) judge(rows)
      return rows
    } finally {
      await browser.close()
      app.stop()
    }
  })
}

async function measure(browser, { app, control }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript(observe, ACCOUNT)
  const [{ email, password }] = await (await fetch(`${control}/people`)).json()
  const page = await context.newPage()
  await signIn(page, { app, email, password })
  const stranger = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await stranger.addInitScript(observe, ACCOUNT)
  const form = await stranger.newPage()
  const [forms, homes] = [[], []]
  // The first load of each only fills the browser's cache.
  for (let round = 0; round <= ROUNDS; round += 1) {
    forms.push(await load(form, () => form.goto(`${app}/login`)))
    homes.push(await load(page, () => page.reload(), ACCOUNT))
  }
  return table(forms.slice(1), homes.slice(1))
}

async function signIn(page, { app, email, password }) {
  await page.goto(`${app}/login`)
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.locator(ACCOUNT).first().waitFor()
}

async function load(page, go, shown) {
  await go()
  if (shown) await page.locator(shown).first().waitFor()
  await page.waitForTimeout(SETTLED_MS)
  return page.evaluate(() => window.seen())
}

/** Runs in each page before anything else. */
function observe(account) {
  let paintedAt = 0
  let accountsAt
  new PerformanceObserver(list => {
    for (const { startTime } of list.getEntries()) paintedAt = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new MutationObserver(() => {
    if (document.querySelector(account)) accountsAt ??= performance.now()
  }).observe(document, { childList: true, subtree: true })
  window.seen = () => ({
    paintedAt,
    accountsAt,
    fetched: performance
      .getEntriesByType('resource')
      .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
  })
}

function table(forms, homes) {
  const paint = visits => Math.round(median(visits.map(({ paintedAt }) => paintedAt)))
  const accounts = Math.round(median(homes.map(({ accountsAt }) => accountsAt)))
  const form = paint(forms)
  const times = ms => Number((ms / form).toFixed(1))
  return [
    { page: 'sign-in', 'largest paint, ms': form, 'times sign-in': 1, ...most(forms) },
    {
      page: 'home after a reload',
      'accounts, ms': accounts,
      'largest paint, ms': paint(homes),
      'times sign-in': times(Math.max(accounts, paint(homes))),
      ...most(homes),
    },
  ]
}

const most = visits => ({
  scripts: Math.max(...visits.map(({ fetched }) => fetched.filter(isScript).length)),
  'round trips': Math.max(...visits.map(roundTrips)),
})

const isScript = ({ name }) => name.endsWith('.js')

/**
 * Returns the number of calls to the bank that waited for one another before the accounts were
 * shown.
 */
function roundTrips({ fetched, accountsAt = 0 }) {
  let chain = 0
  let answeredAt = 0
  const calls = fetched.filter(({ name, startTime }) => CALL.test(name) && startTime < accountsAt)
  for (const { startTime, responseEnd } of calls.toSorted((a, b) => a.responseEnd - b.responseEnd))
    if (startTime >= answeredAt) {
      chain += 1
      answeredAt = responseEnd
    }
  return chain
}

const CALL = /\/(auth\/|api\?)/

function judge([, home]) {
  const isTooMuch = home.scripts > MOST.scripts || home['round trips'] > MOST.roundTrips
  if (isTooMuch) throw new Error(`Home after a reload takes more than ${JSON.stringify(MOST)}.`)
}

async function startApp(bank) {
  const [port, isolated] = [await freePort(), await freePort()]
  const address = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    SIXPENCE_API: bank.SIXPENCE_API,
    SIXPENCE_APP_PORT: String(port),
    SIXPENCE_ISOLATED_PORT: String(isolated),
  }
  const child = spawn(process.execPath, [APP], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const stop = () => child.kill('SIGTERM')
  if (await answers(`${address}/config.json`)) return { address, stop }
  stop()
  throw new Error('The app did not start: build it with `pnpm exec turbo run build:app`.')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(await measureHomeReload())
