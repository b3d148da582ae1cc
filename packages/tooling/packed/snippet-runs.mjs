import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const NODE = { by: 'node' }
const nodeBeside = files => ({ by: 'node', files })
const partOf = file => ({ by: 'another', file })
const page = expectOn => ({ by: 'page', expectOn })
const html = expectOn => ({ by: 'html', expectOn })

/** The neutral theme's and Borealis' main colour, as browsers write it. */
const BLUE = 'rgb(31, 95, 191)'

/** The way to run each snippet of a README, by the README's folder and the file's name. */
export const RUNS = {
  '.': { 'src/main.tsx': page(showsAccounts), 'index.html': html(payButton) },
  'packages/protocol': { 'src/quote.ts': NODE, 'src/notifications.js': NODE },
  'packages/core': {
    'src/balances.ts': NODE,
    'src/first-transfer.ts': NODE,
    'src/send-abroad.ts': NODE,
    'src/send-documents.ts': nodeBeside({ 'scan.pdf': onePage() }),
  },
  'packages/react': {
    'src/main.tsx': page(showsAccounts),
    'src/accounts.tsx': partOf('src/main.tsx'),
    'vite.config.ts': partOf('src/main.tsx'),
    'src/bank-app.tsx': page(speaksSpanish),
    'src/bank.tsx': partOf('src/bank-app.tsx'),
    'src/customer.tsx': partOf('src/bank-app.tsx'),
    'src/payments.tsx': partOf('src/bank-app.tsx'),
    'src/verification-page.tsx': partOf('src/bank-app.tsx'),
    'src/larkspur.css': partOf('src/bank-app.tsx'),
    'src/texts.ts': NODE,
  },
  'packages/embed': {
    'index.html': html(payButton),
    'src/main.ts': page(definesElements),
    'src/embedded.ts': page(async () => {}),
  },
  'packages/sandbox': {
    'bank.test.mjs': NODE,
    'checkout.mjs': NODE,
    'src/main.js': page(shows('The bank is open')),
  },
  locales: {
    'src/main.tsx': page(signInPage('Autentificare', 'ro', BLUE)),
    'src/spanish-or-english.ts': NODE,
  },
  brands: { 'src/main.tsx': page(signInPage('Sign in', 'en')) },
}

/** Checks the sign-in form's texts, language and colours. */
function signInPage(name, language, color) {
  return async opened => {
    const button = opened.getByRole('button', { name, exact: true })
    await button.waitFor()
    const seen = await button.evaluate(element => ({
      language: element.closest('[lang]')?.getAttribute('lang'),
      color: getComputedStyle(element).backgroundColor,
    }))
    if (seen.language !== language) throw new Error(`speaks ${seen.language}`)
    if (seen.color === 'rgba(0, 0, 0, 0)' || (color && seen.color !== color))
      throw new Error(`has a button in ${seen.color}`)
  }
}

/** Checks the sign-in form, and then the customer's accounts. */
async function showsAccounts(opened, bank) {
  await signInPage('Sign in', 'en', BLUE)(opened)
  await signsIn(opened, bank, { email: 'Email address', password: 'Password', cta: 'Sign in' })
}

/** Checks the README's own texts, and then the customer's accounts. */
function speaksSpanish(opened, bank) {
  const texts = { email: 'Correo electrónico', password: 'Contraseña', cta: 'Entrar' }
  return signsIn(opened, bank, texts)
}

async function signsIn(opened, { control }, texts) {
  const everybody = await (await fetch(`${control}/people`)).json()
  const { email, password } = everybody.find(one => one.email === 'ada@sixpence.example')
  await opened.getByLabel(texts.email).fill(email)
  await opened.getByLabel(texts.password, { exact: true }).fill(password)
  await opened.getByRole('button', { name: texts.cta, exact: true }).click()
  await opened.getByText('€').first().waitFor()
}

/** A PDF of one empty page. */
function onePage() {
  return [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
    'trailer<</Root 1 0 R/Size 4>>',
    '%%EOF',
  ].join('\n')
}

function shows(text) {
  return opened => opened.getByText(text).waitFor()
}

async function definesElements(opened) {
  await opened.waitForFunction(() => customElements.get('sixpence-payment-button'))
}

async function payButton(opened) {
  await opened.getByRole('button', { name: 'Pay from your account' }).waitFor()
}

/** The responses to the addresses in the HTML snippets: the packed script, and empty pages. */
export function bankPages(modules) {
  const folder = join(modules, '@sixpence/embed/dist/v0')
  const body = readFileSync(join(folder, 'sixpence.js'), 'utf8')
  const { integrity } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' }
  return {
    replace: page => page.replaceAll('sha384-…', integrity),
    routes: {
      'https://bank.example/**': { contentType: 'text/html', body: '<!doctype html>' },
      'https://bank.example/embed/v0/*.js': { body, headers },
    },
  }
}
