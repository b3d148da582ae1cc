import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/

/** Whether a request comes from this machine itself: by no proxy, and by no name from outside. */
export function isLocal({ socket, headers }: IncomingMessage): boolean {
  const isPassedOn = 'forwarded' in headers || 'x-forwarded-for' in headers
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '') && !isPassedOn
  )
}
