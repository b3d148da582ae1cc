import { Hono } from 'hono'
import { asCaller, restAnswer } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import { Refusal } from '../http/index.ts'
import { readExport } from './exports.ts'

/** Hands out finished files: `POST /exports/{exportId}`. */
export function exportService(bank: Bank) {
  const service = new Hono()
  service.post('/exports/:id', async ({ req }) => {
    const { fileName, content } = await asCaller(
      bank,
      { request: req.raw, needs: 'read' },
      context => readExport(req.param('id'), context),
    )
    return new Response(content, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${fileName}"`,
      },
    })
  })
  service.onError(cause => {
    if (cause instanceof Refusal) return restAnswer(cause)
    throw cause
  })
  return service
}
