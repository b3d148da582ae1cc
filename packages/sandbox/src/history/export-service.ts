import { historyMethods } from '@sixpence/protocol/schemas'
import { Hono } from 'hono'
import { answerRefusal, asCaller, fileAnswer } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import { readExport } from './exports.ts'

/** Serves finished files: `POST /exports/{exportId}`. */
export function exportService(bank: Bank) {
  const service = new Hono()
  service.post('/exports/:id', async ({ req }) => {
    const restRequest = { request: req.raw, call: historyMethods.exportFile }
    return fileAnswer(
      await asCaller(bank, restRequest, context => readExport(req.param('id'), context)),
    )
  })
  service.onError(answerRefusal)
  return service
}
