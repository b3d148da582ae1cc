import { CSV_TEMPLATES } from '@sixpence/protocol'
import { statementMethods } from '@sixpence/protocol/schemas'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { answerRefusal, asCaller, fileAnswer, readSent } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import { readJsonObject, refuse } from '../http/index.ts'
import { statementCsv } from './statement-csv.ts'

/** Serves tables written on the spot: `POST /csv?template=statement`. */
export function csvService(bank: Bank) {
  const service = new Hono()
  service.post('/csv', async ({ req }) => {
    const template = CSV_TEMPLATES.find(name => name === req.query('template'))
    const restRequest = { request: req.raw, call: statementMethods.csv, about: template }
    const body = await readSent(bank, restRequest, request => {
      if (!template) throw refuse.malformed(`There are: ${CSV_TEMPLATES.join(', ')}.`)
      return readJsonObject(request)
    })
    const { fileName, text } = await asCaller(bank, restRequest, context => {
      const parsed = z.safeDecode(statementMethods.csv.input, body as never) // any JSON: the schema judges it
      if (!parsed.success) throw refuse.malformed('Send the id of what it shall be about.')
      return statementCsv(parsed.data.id, context)
    })
    return fileAnswer({ fileName, mediaType: 'text/csv; charset=utf-8', content: text })
  })
  service.onError(answerRefusal)
  return service
}
