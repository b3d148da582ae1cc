// The server-rendered host: the page with the app in it, and the files that the browser needs.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'

const port = Number(process.env.SIXPENCE_SSR_PORT ?? 4340)
const api = process.env.SIXPENCE_API ?? 'http://127.0.0.1:4400'

// Vite has built it: no source of this folder names it.
const { render } = await import(new URL('dist/server/render.js', import.meta.url).href)
const folder = fileURLToPath(new URL('dist/client', import.meta.url))
const page = readFileSync(`${folder}/index.html`, 'utf8')
const files = sirv(folder, { extensions: [] })

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  // The page may only use the bank's calls and notices, and nothing inline.
  'Content-Security-Policy':
    `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; ` +
    `connect-src ${api} ${api.replace('http', 'ws')}; ` +
    `base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
}

const server = createServer((request, response) => {
  if (request.url !== '/') return files(request, response)
  response.writeHead(200, HEADERS)
  response.end(page.replace('<!--app-->', render))
})

server.listen(port, '127.0.0.1', () => console.log(`rendered at http://127.0.0.1:${port}`))
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
  })
