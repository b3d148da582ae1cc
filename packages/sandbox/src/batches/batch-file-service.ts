import { batchMethods } from '@sixpence/protocol/schemas'
import { Hono } from 'hono'
import { answerRefusal, asCaller, fileAnswer } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import { readFile } from './batch-file.ts'

/** Serves files of batches: `POST /batch-files/{ticket}`. */
export function batchFileService(bank: Bank) {
  const service = new Hono()
  service.post('/batch-files/:ticket', async ({ req }) => {
    const { fileName, text } = await asCaller(
      bank,
      { request: req.raw, call: batchMethods.fileContent },
      context => readFile(context, req.param('ticket')),
    )
    return fileAnswer({ fileName, mediaType: 'text/csv; charset=utf-8', content: text })
  })
  service.onError(answerRefusal)
  return service
}
