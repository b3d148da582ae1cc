// The club's server: four files, and the loader's address and hash as the bank publishes them.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const port = Number(process.env.SIXPENCE_PARTNER_PORT ?? 4310)
const bank = process.env.SIXPENCE_BANK ?? 'http://127.0.0.1:4300'
const api = process.env.SIXPENCE_API ?? 'http://127.0.0.1:4400'

const TYPES = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  html: 'text/html; charset=utf-8',
}
const read = name => readFileSync(new URL(name, import.meta.url), 'utf8')

// The headers of every response. The policy only allows the bank's script, frames and responses.
const HEADERS = {
  'Content-Security-Policy':
    `default-src 'none'; script-src 'self' ${bank}; style-src 'self'; img-src 'self'; frame-src ${bank}; connect-src ${bank} ${api}; ` +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
}

const server = createServer((request, response) => void answer(request, response))

async function answer(request, response) {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  const name = request.url === '/' ? 'index.html' : request.url?.slice(1)
  if (!['index.html', 'club.css', 'club.js', 'club.svg'].includes(name)) return end(response, 404)
  response.setHeader('Content-Type', TYPES[name.split('.').at(-1)])
  if (name !== 'index.html') return response.end(read(name))
  try {
    response.end(await page())
  } catch (error) {
    console.error(`The bank at ${bank} does not tell its script: ${error.message}`)
    end(response, 502)
  }
}

async function page() {
  const answer = await fetch(`${bank}/embed/v0/manifest.json`)
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const { file, integrity } = await answer.json()
  const values = { bank, api, file: new URL(file, `${bank}/embed/v0/`).pathname, integrity }
  return read('index.html').replaceAll(/{{(\w+)}}/g, (_, key) => values[key])
}

function end(response, status) {
  response.statusCode = status
  response.end()
}

server.listen(port, '127.0.0.1', () =>
  console.log(`club ready at http://partner.localhost:${port}`),
)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
  })
