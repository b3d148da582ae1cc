import { PDF_TEMPLATES, type PdfTemplate } from '@sixpence/protocol'
import { legalMethods } from '@sixpence/protocol/schemas'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { answerRefusal, asCaller, fileAnswer, readSent } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import { readJsonObject, refuse } from '../http/index.ts'
import { draftDocument, writeDocument } from './templates.ts'

/** An agreement is the user's own, whichever customer they act for. */
const AGREEMENT = { ...legalMethods.pdf, needs: 'own' } as const
/** For everyone who may upload documents, even if nothing else. */
const DOCUMENTS = { ...legalMethods.pdf, needs: 'upload' } as const

const CALLS = new Map<PdfTemplate, typeof AGREEMENT | typeof DOCUMENTS>([
  ['agreement', AGREEMENT],
  ['documentsReceipt', DOCUMENTS],
])

/** Writes documents on the spot: `POST /pdf?template=…`. */
export function pdfService(bank: Bank) {
  const service = new Hono()
  service.post('/pdf', async ({ req }) => {
    const template = PDF_TEMPLATES.find(name => name === req.query('template'))
    const call = (template && CALLS.get(template)) ?? legalMethods.pdf
    const restRequest = { request: req.raw, call, about: template }
    const sent = await readSent(bank, restRequest, async request => {
      if (!template) throw refuse.malformed(`There are: ${PDF_TEMPLATES.join(', ')}.`)
      return { template, body: await readJsonObject(request) }
    })
    const draft = await asCaller(bank, restRequest, context => {
      const parsed = z.safeDecode(call.input, sent.body as never) // any JSON: the schema judges it
      if (!parsed.success) throw refuse.malformed('Send the id of what it shall be about.')
      const { regulatedEntity: entity } = bank
      return draftDocument({ template: sent.template, ...parsed.data }, { ...context, entity })
    })
    const { fileName, bytes } = await writeDocument(draft)
    return fileAnswer({ fileName, mediaType: 'application/pdf', content: bytes })
  })
  service.onError(answerRefusal)
  return service
}
