import { join } from 'node:path'
import sirv, { type RequestHandler } from 'sirv'
import { brandsIn } from './brands-in.ts'

const OWN_FILE = /^\/brand\/(brand\.json|theme\.css|logo\.svg|mark\.svg|favicon\.svg)$/
const THEME = /^\/embed\/themes\/([a-z][a-z0-9-]*)\.css$/

/**
 * The files of the brand that is shown, below `/brand/`, and the look of each brand there is, at
 * `/embed/themes/<brand>.css`, for frames whose host asks for it. Answers what serves a path, and
 * undefined for paths of others.
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
  return pathname => {
    const file = OWN_FILE.exec(pathname)?.[1]
    if (file) return serve(own, file)
    const theme = THEME.exec(pathname)?.[1]
    return theme ? serve(theme, 'theme.css') : undefined
  }
}
