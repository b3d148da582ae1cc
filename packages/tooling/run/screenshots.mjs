// `pnpm screenshots [screen…] [--brand a,b] [--width 390,1280] [--language en,es] [--folder path]`:
// draws pictures of the reference app, and a contact sheet for each screen.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { contactPrint } from '../screenshots/contact-print.mjs'
import { screenshotOptions } from '../screenshots/options.mjs'
import { pairs } from '../screenshots/pairs.mjs'
import { buildBank } from './build-bank.mjs'
import { CHROMIUM_ARGS, ensureChromium } from './chromium.mjs'
import { freePort } from './ports.mjs'
import { answers, Processes } from './processes.mjs'
import { ROOT } from './root.mjs'
import { wordsOf } from './words.mjs'

const HEIGHTS = { 320: 640, 360: 800, 390: 844, 768: 1024, 1280: 800 }
const BROWSER_LANGUAGES = {
  en: 'en-GB',
  es: 'es-ES',
  pt: 'pt-PT',
  ro: 'ro-RO',
  ru: 'ru-RU',
  ua: 'uk-UA',
}
// A delay for parts that still move after the page has come to rest.
const REST_MS = 150

const options = optionsOrEnd()
const folder = resolve(options.folder ?? `${ROOT}/test-results/screenshots`)
const wanted = options.screens.flatMap(screen =>
  pairs(options).map(picture => ({ ...picture, language: offered(picture), screen })),
)
const processes = new Processes()
const data = mkdtempSync(join(tmpdir(), 'sixpence-shots-'))
const taken = []
const failed = []
try {
  mkdirSync(folder, { recursive: true })
  const bank = await startBank()
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: CHROMIUM_ARGS,
  })
  for (const brand of options.brands) {
    const app = await startApp(brand, bank)
    const ofBrand = wanted.filter(picture => picture.brand === brand)
    for (const sitting of sittings(ofBrand)) await sit(browser, { app, bank, pictures: sitting })
  }
  for (const { name } of options.screens) {
    const pictures = taken.filter(({ screen }) => screen === name)
    await contactPrint(browser, pictures, join(folder, `${name}.png`))
  }
  await browser.close()
  console.log(`${taken.length} pictures are in ${folder}, a sheet for each screen beside them.`)
  for (const line of failed) console.error(line)
  if (failed.length > 0) process.exitCode = 1
} finally {
  await processes.stop(process.exitCode ?? 0)
  rmSync(data, { recursive: true, force: true })
}

/** Returns the language of a picture, or the first of its brand if the brand doesn't offer it. */
function offered({ brand, language }) {
  const { languages } = JSON.parse(readFileSync(`${ROOT}/brands/${brand}/brand.json`, 'utf8'))
  return languages.includes(language) ? language : languages[0]
}

function optionsOrEnd() {
  try {
    return screenshotOptions(process.argv.slice(2).filter(word => word !== '--'))
  } catch (error) {
    console.error(error.message)
    process.exit(2)
  }
}

/** Pictures that one customer in one language can have taken without signing in again. */
function sittings(pictures) {
  const groups = new Map()
  for (const [index, picture] of pictures.entries()) {
    const { who = '', made } = picture.screen
    const key = `${picture.language} ${made ? index : who}`
    groups.set(key, [...(groups.get(key) ?? []), picture])
  }
  return groups.values()
}

async function sit(browser, { app, bank, pictures }) {
  const [{ language, screen }] = pictures
  const context = await browser.newContext({
    locale: BROWSER_LANGUAGES[language],
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const say = wordsOf(language)
  const customer = await bank.customerOf(screen)
  if (customer) await signIn(page, { app, say, customer })
  for (const picture of pictures)
    await shoot(page, { app, tools: { ...bank, say, customer }, picture })
  await context.close()
}

async function signIn(page, { app, say, customer }) {
  await page.goto(`${app}/login`)
  await page.getByLabel(say('sign-in', 'emailLabel')).fill(customer.email)
  await page.getByLabel(say('sign-in', 'passwordLabel'), { exact: true }).fill(customer.password)
  await page.getByRole('button', { name: say('sign-in', 'signInCta') }).click()
  await page.waitForURL(address => address.pathname !== '/login')
}

async function shoot(page, { app, tools, picture }) {
  const { brand, width, language, screen } = picture
  const name = `${brand}-${width}-${language}`
  const path = join(folder, `${screen.name}-${name}.png`)
  try {
    await page.setViewportSize({ width, height: HEIGHTS[width] })
    await page.goto(`${app}${screen.path}`)
    await settled(page)
    await screen.act?.({ page, ...tools })
    await settled(page)
    await page.screenshot({ path, fullPage: true })
    taken.push({ screen: screen.name, name, path, width })
  } catch (error) {
    failed.push(`${screen.name} ${name}: ${String(error).split('\n')[0]}`)
  }
}

async function settled(page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('main [role=progressbar]') === null)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForTimeout(REST_MS)
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
  return bankAt(api, `http://127.0.0.1:${control}`)
}

function bankAt(api, control) {
  const get = async path => (await fetch(`${control}${path}`)).json()
  const post = async (path, body) =>
    (await fetch(`${control}${path}`, { method: 'POST', body: JSON.stringify(body) })).json()
  const person = async key => {
    const found = (await get('/people')).find(({ email }) => email.startsWith(`${key}@`))
    if (!found) throw new Error(`Nobody is called ${key}.`)
    return found
  }
  return {
    api,
    control,
    person,
    customerOf: async ({ who, made }) => (made ? post('/people', made) : who && person(who)),
    /** Returns a function that waits for a newer code than the existing ones. */
    codesFrom: async email => {
      const codes = async () =>
        (await get(`/inbox?to=${encodeURIComponent(email)}`)).filter(({ code }) => code)
      const before = (await codes()).length
      return async () => {
        for (let tries = 0; tries < 50; tries += 1) {
          const newest = (await codes()).toSorted((a, b) => b.at.localeCompare(a.at))
          if (newest.length > before) return newest[0].code
          await new Promise(go => setTimeout(go, 100))
        }
        throw new Error(`No code arrived for ${email}.`)
      }
    },
  }
}

async function startApp(brand, { api, control }) {
  const port = await freePort()
  processes.start(`The app of ${brand}`, [`${ROOT}/examples/bank/dist/server/bin.mjs`], {
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
