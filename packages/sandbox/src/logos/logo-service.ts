import { Hono } from 'hono'
import type { Bank } from '../bank.ts'
import { LOGO_PATH } from '../rendering/index.ts'
import { findPicture } from './find-logos.ts'

/**
 * Serves the logos to everyone: they are shown on pages that anybody may open. A browser that opens
 * one directly downloads it and runs nothing of it.
 */
export function logoService({ database }: Pick<Bank, 'database'>) {
  const service = new Hono()
  service.get(`${LOGO_PATH}:file{[0-9a-f]{64}\\.png}`, async context => {
    const sha256 = context.req.param('file').slice(0, -'.png'.length)
    const png = await findPicture(database.sql, sha256)
    if (!png) return context.json({ message: 'There is no such logo.' }, 404)
    return context.body(png, 200, {
      'Content-Type': 'image/png',
      'Content-Disposition': 'attachment; filename="logo.png"',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
  })
  return service
}
