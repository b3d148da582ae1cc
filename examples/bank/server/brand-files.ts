import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv, { type RequestHandler } from 'sirv'
import { readBankCard } from './bank-card.ts'
import { brandsIn } from './brands-in.ts'
import { fileHeaders } from './file-headers.ts'
import { writeHeaders } from './write-headers.ts'

const CARD = '/embed/v0/bank.json'
const OWN_FILE = /^\/brand\/(brand\.json|theme\.css|logo\.svg|mark\.svg|favicon\.svg)$/
const THEME = /^\/embed\/themes\/([a-z][a-z0-9-]*)\.css$/

/**
 * Serves the current brand's files below `/brand/`, each brand's look at
 * `/embed/themes/<brand>.css`, for frames whose host requests it, and the bank's data at
 * `/embed/v0/bank.json`, for third parties' pages. Returns a handler for a path; undefined for
 * other paths.
 */
export function createBrandFiles(
  folder: string,
  own: string,
): (pathname: string) => RequestHandler | undefined {
  const brands = new Map(brandsIn(folder).map(id => [id, sirv(join(folder, id), { etag: true })]))
  const serve =
    (brand: string, file: string): RequestHandler =>
    (request, response, next) => {
      response.setHeader('Cache-Control', 'no-cache')
      request.url = `/${file}`
      const files = brands.get(brand)
      if (files) files(request, response, next)
      else void next?.()
    }
  const card = JSON.stringify(readBankCard(folder, own))
  return pathname => {
    if (pathname === CARD) return (_request, response) => sendCard(response, card)
    const file = OWN_FILE.exec(pathname)?.[1]
    if (file) return serve(own, file)
    const theme = THEME.exec(pathname)?.[1]
    return theme ? serve(theme, 'theme.css') : undefined
  }
}

function sendCard(response: ServerResponse, card: string): void {
  writeHeaders(response, fileHeaders(CARD))
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(card)
}
