import { batchMethods } from '@sixpence/protocol/schemas'
import { Hono } from 'hono'
import { answerRefusal, asCaller, fileAnswer } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import { readFile } from './batch-file.ts'
import { sampleFile } from './format/sample-file.ts'

/** Serves files of batches, and samples: `POST /batch-files/{ticket}`, `POST /batch-samples/{name}`. */
export function batchFileService(bank: Bank) {
  const service = new Hono()
  const serve = (path: string, call: FileCall, read: typeof readFile) =>
    service.post(`${path}/:id`, async ({ req }) => {
      const { fileName, text } = await asCaller(bank, { request: req.raw, call }, context =>
        read(context, req.param('id')),
      )
      return fileAnswer({ fileName, mediaType: 'text/csv; charset=utf-8', content: text })
    })
  serve('/batch-files', batchMethods.fileContent, readFile)
  serve('/batch-samples', batchMethods.sampleContent, sampleFile)
  service.onError(answerRefusal)
  return service
}

type FileCall = typeof batchMethods.fileContent | typeof batchMethods.sampleContent
