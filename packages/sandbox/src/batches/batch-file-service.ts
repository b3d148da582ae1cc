import { batchMethods } from '@sixpence/protocol/schemas'
import { Hono } from 'hono'
import { answerRefusal, asCaller, fileAnswer } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import { readFile } from './batch-file.ts'
import { sampleFile } from './format/sample-file.ts'

const MEDIA_TYPE = 'text/csv; charset=utf-8'

/** Serves files of batches, and samples: `POST /batch-files/{ticket}`, `POST /batch-samples/{name}`. */
export function batchFileService(bank: Bank) {
  const service = new Hono()
  service.post('/batch-files/:ticket', async ({ req }) => {
    const { fileName, text } = await asCaller(
      bank,
      { request: req.raw, call: batchMethods.fileContent },
      context => readFile(context, req.param('ticket')),
    )
    return fileAnswer({ fileName, mediaType: MEDIA_TYPE, content: text })
  })
  service.post('/batch-samples/:name', async ({ req }) => {
    const { fileName, text } = await asCaller(
      bank,
      { request: req.raw, call: batchMethods.sampleContent },
      context => sampleFile(context, req.param('name')),
    )
    return fileAnswer({ fileName, mediaType: MEDIA_TYPE, content: text })
  })
  service.onError(answerRefusal)
  return service
}
