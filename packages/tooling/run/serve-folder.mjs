import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const zip = promisify(gzip)
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
}

/**
 * Serves a folder on a free port of this machine, gzipped, because browsers only cache the bank's 9
 * MB of WebAssembly if it is compressed. Files that are already gzipped are served unchanged.
 */
export async function serveFolder(folder) {
  const sent = new Map()
  const answer = async (request, response) => {
    const file = fileFor(folder, request.url ?? '/')
    if (!file || !(await isFile(file))) {
      response.writeHead(404).end()
      return
    }
    const isZipped = extname(file) === '.gz'
    if (!sent.has(file)) sent.set(file, isZipped ? readFile(file) : readFile(file).then(zip))
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...(!isZipped && { 'content-encoding': 'gzip' }),
      'cache-control': 'max-age=3600',
    })
    response.end(await sent.get(file))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

function fileFor(folder, url) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
  return file.startsWith(folder) ? file : undefined
}

const isFile = file =>
  stat(file).then(
    found => found.isFile(),
    () => false,
  )
