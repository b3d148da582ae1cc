import { HEADER } from '@sixpence/protocol'
import { Hono, type Context as HonoContext } from 'hono'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { oldWebsite } from '../access/index.ts'
import type { Bank } from '../bank.ts'
import { batchFileService } from '../batches/index.ts'
import { cardFrameService, isCardFrame } from '../cards/index.ts'
import { merchantService } from '../checkouts/index.ts'
import { embedderService, isRegisteredOrigin } from '../embedders/index.ts'
import { injectFaults, type FaultBindings, type Faults } from '../faults/index.ts'
import { exportService } from '../history/index.ts'
import {
  describeRequest,
  isLoopbackOrigin,
  isUnkeepable,
  isUnkeepableText,
  Refusal,
  refusalAnswer,
  requestId,
  securityHeaders,
  unkeepable,
  type Answer,
  refuse,
} from '../http/index.ts'
import { identityReceiver, identityService } from '../identity-check/index.ts'
import { invoiceFileService } from '../invoices/index.ts'
import { pdfService } from '../legal/index.ts'
import { logoService } from '../logos/index.ts'
import { merchantToolsService } from '../merchant/index.ts'
import { addressService } from '../lookups/index.ts'
import { phoneService, usernameService } from '../profile/index.ts'
import { securityService } from '../security/index.ts'
import { signatureReceiver } from '../signatures/index.ts'
import { csvService } from '../statements/index.ts'
import { tokenService } from '../sign-in/index.ts'
import { isNumberFrame, numberFrameService } from '../transfers/index.ts'
import { pieceService } from '../uploads/index.ts'
import { verifyProof } from './verify-proof.ts'
import { answerNamedMethod } from './answer-named-method.ts'
import type { ServedMethods } from './read-named-call.ts'
import { storageFault } from '../db/index.ts'
import { whenSigned } from '../when-signed.ts'

/** Values that the parts of the public API share about one request. */
export interface ApiEnv {
  Variables: { requestId: string }
  Bindings: FaultBindings
}

interface PublicApiOptions {
  readonly bank: Bank
  readonly methods: ServedMethods
  readonly faults: Faults
  readonly version: string
}

/** The bank's public API, which its customers' clients call. */
export function createPublicApi({ bank, methods, faults, version }: PublicApiOptions) {
  const app = new Hono<ApiEnv>()
  app.use(requestId, securityHeaders('cross-origin'), corsFor(bank), injectFaults(faults))
  app.use(verifyProof(bank))
  app.get('/health', async context => {
    await bank.database.sql`select 1 as one`
    return context.json({ ok: true, database: bank.database.kind, version })
  })
  app.post('/api', async context => {
    const { status, body } = await answerSafely(context, { methods, bank })
    return context.json(body, status as ContentfulStatusCode) // ours always have a body
  })
  app.route('/', oldWebsite(bank))
  app.route('/auth', tokenService(bank))
  app.route('/', embedderService(bank))
  app.route('/', merchantService(bank))
  app.route('/', merchantToolsService(bank))
  app.route('/', securityService(bank))
  app.route('/', phoneService(bank))
  app.route('/', usernameService(bank))
  app.route('/', identityService(bank))
  app.route('/', identityReceiver(bank))
  app.route('/', signatureReceiver(bank, whenSigned))
  app.route('/', pdfService(bank))
  app.route('/', csvService(bank))
  app.route('/', exportService(bank))
  app.route('/', batchFileService(bank))
  app.route('/', logoService(bank))
  app.route('/', invoiceFileService(bank))
  app.route('/', addressService(bank))
  app.route('/', cardFrameService(bank))
  app.route('/', numberFrameService(bank))
  app.route('/', pieceService(bank))
  app.notFound(context => {
    const message = `There is nothing at ${context.req.method} ${context.req.path}.`
    return context.json({ message }, 404)
  })
  app.onError((cause, context) => {
    if (isUnkeepableText(cause)) return context.json({ message: unkeepable().message }, 400)
    const id = context.get('requestId')
    bank.onDefect({ requestId: id, what: describeRequest(context.req.raw), cause })
    const fault = storageFault(cause)
    return context.json({ message: fault ?? failedText(id) }, fault === undefined ? 500 : 503)
  })
  return app
}

/**
 * Pages of this machine may call everything except what contains a card number; pages of embedders,
 * only what is public.
 */
const corsFor = ({ database }: Pick<Bank, 'database'>) =>
  cors({
    origin: async (origin, { req }) => {
      if (isCardFrame(req.path)) return null
      // The frame's origin is opaque.
      if (isNumberFrame(req.path)) return origin === 'null' ? origin : null
      if (isLoopbackOrigin(origin)) return origin
      const isOpen = /^\/public-api\/(checkout\/[^/]+\/status|embedder\/[^/]+)$/.test(req.path)
      return isOpen && (await isRegisteredOrigin(database.sql, origin)) ? origin : null
    },
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', ...Object.values(HEADER), ...TUS_HEADERS],
    exposeHeaders: [
      HEADER.requestId,
      HEADER.proofNonce,
      'Retry-After',
      'Content-Disposition',
      'WWW-Authenticate',
      'Location',
      ...TUS_HEADERS,
    ],
    maxAge: 600,
  })

/** Headers of uploads in pieces, in both directions. */
const TUS_HEADERS = ['Tus-Resumable', 'Upload-Offset', 'Upload-Length', 'Upload-Metadata']

async function answerSafely(
  context: HonoContext<ApiEnv>,
  { methods, bank }: { methods: ServedMethods; bank: Bank },
): Promise<Answer> {
  try {
    return await answerNamedMethod(context.req.raw, methods, bank)
  } catch (cause) {
    if (cause instanceof Refusal) return refusalAnswer(cause)
    if (isUnkeepable(cause)) return refusalAnswer(unkeepableField())
    const id = context.get('requestId')
    bank.onDefect({ requestId: id, what: describeRequest(context.req.raw), cause })
    const fault = storageFault(cause)
    const status = fault === undefined ? 500 : 503
    return refusalAnswer(refuse.unknown(fault ?? failedText(id), status))
  }
}

const failedText = (id: string) =>
  `Something went wrong in the bank. Try again; if it stays so, tell us this number: ${id}.`

const unkeepableField = () =>
  refuse.invalidInput('Some fields are not right.', {
    fields: [{ param: '', description: 'holds a character that cannot be kept' }],
  })
