// A bookshop with its own server, which opens checkouts with the bank and receives its
// notifications.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { askBankLook, bankSheet, fetchMark } from './bank-look.mjs'
import { createBank } from './bank.mjs'
import { Orders } from './orders.mjs'
import { orderPage, shelfPage } from './pages.mjs'

const { env } = process
const port = Number(env.SIXPENCE_SHOP_PORT ?? 4320)
const app = env.SIXPENCE_BANK ?? 'http://127.0.0.1:4300'
const api = env.SIXPENCE_API ?? 'http://127.0.0.1:4400'
// The sandbox's keys. For a real bank they only come from the environment.
const bank = createBank({
  api,
  apiKey: env.SIXPENCE_API_KEY ?? 'sk_sandbox_munteanu_books',
  signingSecret: env.SIXPENCE_SIGNING_SECRET ?? 'whsec_sandbox_munteanu_books',
})
const orders = new Orders()

const FILES = {
  '/gifts.html': 'text/html; charset=utf-8',
  '/shop.css': 'text/css',
  '/shop.js': 'text/javascript',
  '/shop.svg': 'image/svg+xml',
}

const server = createServer((request, response) => {
  answer(request, response).catch(error => {
    console.error(error.message)
    response.writeHead(502).end('We couldn’t reach the bank. Try again in a few minutes.')
  })
})

// The headers of every response. The policy only allows the bank's script, responses and frames.
const HEADERS = {
  'Content-Security-Policy':
    `default-src 'none'; script-src 'self' ${app}; style-src 'self'; img-src 'self'; connect-src 'self' ${app} ${api}; frame-src ${app}; ` +
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
}

async function answer(request, response) {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  const path = pathOf(request)
  const called = `${request.method} ${path}`
  const order = /^GET \/orders\/([^/]+)$/.exec(called)
  if (request.method === 'GET' && FILES[path]) return file(response, path)
  if (called === 'GET /bank.css')
    return send(response, 'text/css', bankSheet(await askBankLook(app)))
  if (called === 'GET /bank.svg')
    return send(response, 'image/svg+xml', await fetchMark(await askBankLook(app)))
  if (called === 'GET /') return html(response, shelfPage())
  if (called === 'POST /orders') return buy(request, response)
  if (called === 'POST /notifications') return hear(request, response)
  if (order) return show(response, order[1])
  response.writeHead(404).end()
}

/** Returns only the path, as received: not every request target is a valid address. */
const pathOf = ({ url = '/' }) => url.split('?', 1)[0]

async function buy(request, response) {
  const form = new URLSearchParams(await text(request))
  const order = orders.open(form.get('sku'))
  if (!order) return response.writeHead(400).end('We don’t have this book.')
  order.checkoutId = await bank.openCheckout(order)
  response.writeHead(303, { Location: `/orders/${order.id}` }).end()
}

async function show(response, id) {
  const order = orders.find(id)
  if (!order) return response.writeHead(404).end('We can’t find this order.')
  html(response, orderPage(order, await loader()))
}

async function hear(request, response) {
  const body = await text(request)
  const notification = bank.readNotification(body, request.headers['sixpence-signature'])
  if (!notification) return response.writeHead(400).end()
  orders.hear(notification)
  response.writeHead(204).end()
}

/** Returns the address of the bank's loader, and its hash. */
async function loader() {
  const answer = await fetch(`${app}/embed/v0/manifest.json`)
  if (!answer.ok) throw new Error(`The bank at ${app} does not tell its script: ${answer.status}`)
  const { file, integrity } = await answer.json()
  return { src: new URL(file, `${app}/embed/v0/`).href, integrity, api }
}

function send(response, type, body) {
  response.writeHead(200, { 'Content-Type': type }).end(body)
}

const html = (response, page) => send(response, 'text/html; charset=utf-8', page)

const file = (response, path) => send(response, FILES[path], written(path))

/** Returns a file, with the bank's address on this machine filled in. */
function written(path) {
  const bytes = readFileSync(new URL(`pages${path}`, import.meta.url))
  if (!path.endsWith('.html')) return bytes
  return String(bytes)
    .replaceAll('http://127.0.0.1:4300', app)
    .replaceAll('http://127.0.0.1:4400', api)
}

server.listen(port, '127.0.0.1', () => console.log(`shop ready at http://shop.localhost:${port}`))
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
  })
