// Takes the bank's messages: SIXPENCE_SIGNING_SECRET=whsec_… PORT=8080 node receiver.mjs
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const secret = process.env.SIXPENCE_SIGNING_SECRET ?? ''
if (secret === '') throw new Error('Set SIXPENCE_SIGNING_SECRET to the secret of your webhook.')
const TOLERANCE_SECONDS = 300

/** Whether the bank signed this body, and no more than five minutes ago. */
function isFromTheBank(body, header = '') {
  const parts = header.split(',').map(part => part.trim())
  const moment = parts.find(part => part.startsWith('t='))?.slice(2) ?? ''
  const age = Math.abs(Date.now() / 1000 - Number(moment))
  if (!/^\d+$/.test(moment) || age > TOLERANCE_SECONDS) return false
  const expected = createHmac('sha256', secret).update(`${moment}.${body}`).digest()
  // For 24 hours after a change of the secret there are two signatures. Either is enough.
  return parts
    .filter(part => part.startsWith('v1='))
    .map(part => Buffer.from(part.slice(3), 'hex'))
    .some(given => given.length === expected.length && timingSafeEqual(given, expected))
}

// In your shop: a table whose key is the id, written in the transaction that handles the message.
const handled = new Set()

/** Acts on each message once, however often it comes. */
function handle(message) {
  if (handled.has(message.id)) return
  switch (message.type) {
    case 'checkout.final':
      console.log('A checkout ended:', message.checkout.orderId, message.checkout.status)
      break
    case 'invoice.final':
      console.log('An invoice ended:', message.invoice.id, message.invoice.status)
      break
    case 'installment.final':
      console.log('An installment ended:', message.installment.id, message.installment.status)
      break
    case 'refund.final':
      console.log('A refund ended:', message.refund.id, message.refund.status)
      break
    case 'ping':
      console.log('The bank tried whether this server answers')
  }
  handled.add(message.id)
}

async function take(request, response) {
  // The body as it came: what is parsed and written again has another signature.
  const body = await text(request)
  if (!isFromTheBank(body, request.headers['sixpence-signature'])) {
    response.writeHead(401).end()
    return
  }
  handle(JSON.parse(body))
  // Only after that: without a 200 within five seconds the bank sends the message again.
  response.writeHead(200).end()
}

const server = createServer((request, response) => {
  take(request, response).catch(() => response.writeHead(400).end())
})

server.listen(Number(process.env.PORT ?? 8080))
