// `pnpm screenshots [folder]`: sign-in, home, a transfer, its approval and its success, in three brands and two widths.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { buildBank } from './build-bank.mjs'
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs'
import { freePort } from './ports.mjs'
import { answers, Processes } from './processes.mjs'
import { ROOT } from './root.mjs'
import { wordsOf } from './words.mjs'

const BRANDS = ['aurelia', 'borealis', 'dunmore']
const SIZES = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 800 } }

const folder = resolve(process.argv[2] ?? `${ROOT}/test-results/screenshots`)
const say = wordsOf('en')
const processes = new Processes()
const data = mkdtempSync(join(tmpdir(), 'sixpence-shots-'))
try {
  mkdirSync(folder, { recursive: true })
  const bank = await startBank()
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: CHROMIUM_ARGS,
  })
  for (const brand of BRANDS) {
    const app = await startApp(brand, bank)
    for (const size of Object.keys(SIZES)) await journey(browser, { app, bank, brand, size })
  }
  await browser.close()
  console.log(`Screenshots are in ${folder}`)
} finally {
  await processes.stop(process.exitCode ?? 0)
  rmSync(data, { recursive: true, force: true })
}

async function startBank() {
  const [port, control] = [await freePort(), await freePort()]
  processes.start('The bank', [await buildBank()], {
    env: {
      SIXPENCE_BANK_PORT: String(port),
      SIXPENCE_CONTROL_PORT: String(control),
      SIXPENCE_DATA_DIR: data,
    },
  })
  const api = `http://127.0.0.1:${port}`
  if (!(await answers(`${api}/health`))) throw new Error('The bank did not start.')
  return { api, control: `http://127.0.0.1:${control}` }
}

async function startApp(brand, { api, control }) {
  const port = await freePort()
  processes.start('The app', [`${ROOT}/examples/bank/dist/server/bin.mjs`], {
    env: {
      SIXPENCE_APP_PORT: String(port),
      SIXPENCE_API: api,
      SIXPENCE_INBOX: control,
      SIXPENCE_BRAND: brand,
    },
  })
  const url = `http://127.0.0.1:${port}`
  if (!(await answers(`${url}/config.json`))) throw new Error('The app did not start.')
  return url
}

/** Vera signs in with her password and confirms a payment to Ada with a code. */
async function journey(browser, { app, bank, brand, size }) {
  const context = await browser.newContext({ viewport: SIZES[size], reducedMotion: 'reduce' })
  const page = await context.newPage()
  const shoot = async name => {
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(folder, `${brand}-${size}-${name}.png`) })
  }
  const button = name => page.getByRole('button', { name })
  const people = await (await fetch(`${bank.control}/people`)).json()
  const vera = people.find(({ email }) => email.startsWith('vera@'))
  const ada = people.find(({ email }) => email.startsWith('ada@'))

  await page.goto(`${app}/login`)
  await button(say('sign-in', 'signInCta')).waitFor()
  await shoot('1-sign-in')
  await page.getByLabel(say('sign-in', 'emailLabel')).fill(vera.email)
  await page.getByLabel(say('sign-in', 'passwordLabel'), { exact: true }).fill(vera.password)
  await button(say('sign-in', 'signInCta')).click()
  await page.waitForURL(/\/home$/)
  await page.getByText('€').first().waitFor()
  await shoot('2-home')
  await page.goto(`${app}/transfer/p2p`)
  await page.getByLabel(say('transfers', 'payeeEmailLabel')).fill(ada.email)
  await page.getByLabel(say('transfers', 'amountLabel')).fill('25')
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
  await shoot('3-transfer')
  await button(say('transfers', 'reviewCta')).click()
  const send = button(new RegExp(`^${say('payments', 'sendCta').split('{{')[0]}`))
  await send.waitFor()
  await shoot('4-review')
  const before = await newestCode(bank, vera.email)
  await send.click()
  await page.getByLabel(say('attempts', 'codeLabel')).waitFor()
  await shoot('5-approval')
  await page.getByLabel(say('attempts', 'codeLabel')).fill(await nextCode(bank, vera.email, before))
  await button(say('payments', 'approveCta')).click()
  await page.getByRole('heading', { name: say('payments', 'settledP2pTitle') }).waitFor()
  await shoot('6-success')
  await context.close()
}

async function newestCode({ control }, email) {
  const inbox = await (await fetch(`${control}/inbox?to=${encodeURIComponent(email)}`)).json()
  const coded = inbox.filter(({ code }) => code)
  return coded.toSorted((a, b) => b.at.localeCompare(a.at))[0]?.code
}

async function nextCode(bank, email, before) {
  for (let tries = 0; tries < 50; tries += 1) {
    const code = await newestCode(bank, email)
    if (code && code !== before) return code
    await new Promise(go => setTimeout(go, 100))
  }
  throw new Error(`No code arrived for ${email}.`)
}
