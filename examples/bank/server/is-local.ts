import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/

/** True if a request comes from this machine itself, by no proxy and by no outside name. */
export function isLocal({ socket, headers }: IncomingMessage): boolean {
  const isPassedOn = 'forwarded' in headers || 'x-forwarded-for' in headers
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '') && !isPassedOn
  )
}
