import { isAnswer, RESPONSE_CODE } from '@sixpence/protocol'
import type { NamedMethod } from '@sixpence/protocol/schemas'
import * as z from 'zod/mini'
import { Refusal } from './refusal.ts'

/** One response of `/api`: a status and an envelope. */
export interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

/**
 * Encodes a handler's output. An output that doesn't match its schema, or a code that its call
 * doesn't declare, is a defect: it throws.
 */
export function envelopeOf(method: NamedMethod, outcome: unknown): Answer {
  if (outcome instanceof Refusal) return refusalAnswer(outcome)
  const output = z.encode(method.output, outcome)
  if (typeof output !== 'object' || output === null) {
    throw new Error(`${method.name} answers no object`)
  }
  return { status: 200, body: { responseCode: codeOf(method, output), ...output } }
}

function codeOf(method: NamedMethod, output: { readonly responseCode?: unknown }): string {
  const { responseCode = RESPONSE_CODE.success } = output
  if (typeof responseCode === 'string' && isAnswer(method, responseCode)) return responseCode
  throw new Error(`${method.name} declares no answer ${String(responseCode)}`)
}

/** The envelope of a refusal. */
export function refusalAnswer(refusal: Refusal): Answer {
  const { status, responseCode, message, validationErrors, terms, newer } = refusal
  const body: Record<string, unknown> = { responseCode, responseDescription: message }
  if (validationErrors) body['validationErrors'] = validationErrors
  // One term as an object, several as a list: like banks of this protocol do.
  if (terms) body['terms'] = { term: terms.length === 1 ? terms[0] : terms }
  if (newer !== undefined) body['newer'] = newer
  return { status, body }
}
