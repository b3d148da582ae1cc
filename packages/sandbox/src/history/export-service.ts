import { Hono } from 'hono'
import { answerRefusal, asCaller, fileAnswer } from '../access/index.ts'
import type { Bank } from '../bank.ts'
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
    return fileAnswer({ fileName, mediaType: 'text/csv; charset=utf-8', content })
  })
  service.onError(answerRefusal)
  return service
}
