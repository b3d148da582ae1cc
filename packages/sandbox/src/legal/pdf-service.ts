import { legalMethods, type MethodNeed, PDF_TEMPLATES, type PdfTemplate } from '@sixpence/protocol'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { answerRefusal, asCaller, fileAnswer } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import { readJsonObject, refuse } from '../http/index.ts'
import { draftDocument, writeDocument } from './templates.ts'

/** An agreement is the person's own; everything else may be of whom they act for. */
const NEEDS: Readonly<Record<PdfTemplate, MethodNeed>> = {
  accountConfirmation: 'read',
  agreement: 'own',
  statement: 'read',
  transactionReceipt: 'read',
}

/** Writes documents on the spot: `POST /pdf?template=…`. */
export function pdfService(bank: Bank) {
  const service = new Hono()
  service.post('/pdf', async ({ req }) => {
    const template = PDF_TEMPLATES.find(name => name === req.query('template'))
    if (!template) throw refuse.malformed(`There are: ${PDF_TEMPLATES.join(', ')}.`)
    const body = await readJsonObject(req.raw)
    const needs = NEEDS[template]
    const asking = { request: req.raw, call: legalMethods.pdf, needs, about: template }
    const draft = await asCaller(bank, asking, context => {
      const wish = z.safeDecode(legalMethods.pdf.input, body as never) // any JSON: the schema judges it
      if (!wish.success) throw refuse.malformed('Send the id of what it shall be about.')
      const { regulatedEntity: entity } = bank
      return draftDocument({ template, ...wish.data }, { ...context, entity })
    })
    const { fileName, bytes } = await writeDocument(draft)
    return fileAnswer({ fileName, mediaType: 'application/pdf', content: bytes })
  })
  service.onError(answerRefusal)
  return service
}
