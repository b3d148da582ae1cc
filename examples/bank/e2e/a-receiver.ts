import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A received message. */
interface Heard {
  readonly body: string
  /** The header with its signature. */
  readonly signature: string
  /** True if the receiver has accepted it. */
  readonly isTaken: boolean
}

/** Starts a merchant's server for the bank's messages, which accepts none until revived. */
export async function startReceiver() {
  const heard: Heard[] = []
  let isAlive = false
  const server = createServer((request, response) => {
    const isTaken = isAlive
    void text(request).then(body => {
      heard.push({ body, signature: String(request.headers['sixpence-signature']), isTaken })
      response.writeHead(isTaken ? 204 : 500).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A listening server has an address.
  const { port } = server.address() as AddressInfo
  const host = `127.0.0.1:${port}`
  return {
    name: `Till ${port}`,
    host,
    url: `http://${host}/hooks`,
    heard,
    revive: () => void (isAlive = true),
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** True if one of a message's signatures was made with this secret. */
export function isSignedBy({ body, signature }: Heard, secret: string): boolean {
  const at = /t=(\d+)/.exec(signature)?.[1] ?? ''
  const wanted = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return signature.includes(`v1=${wanted}`)
}
