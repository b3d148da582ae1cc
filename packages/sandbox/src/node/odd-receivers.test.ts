import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { postNotification } from '../outbox/index.ts'
import { postOverNetwork } from './posting/post-over-network.ts'

const servers: ReturnType<typeof createServer>[] = []
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) server.close()
})

/** Starts a server that handles each connection as given, and returns its address. */
async function serverThat(does: (socket: Socket) => void): Promise<string> {
  const server = createServer(socket => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => does(socket))
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
}

const postTo = (url: string) =>
  postNotification(
    postOverNetwork(),
    { url, body: '{}', secret: 'whsec_1', at: new Date() },
    new AbortController().signal,
  )
const says = (status: string) => (socket: Socket) =>
  socket.end(`HTTP/1.1 ${status}\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n`)

describe('a receiver', () => {
  it.each([
    ['200 OK', 200, true],
    ['301 Moved Permanently', 301, false],
    ['302 Found', 302, false],
    ['410 Gone', 410, false],
    ['500 Broken', 500, false],
  ])('that says %s', async (line, httpStatus, isTaken) => {
    const url = await serverThat(says(line))
    expect(await postTo(url)).toMatchObject({ httpStatus, isTaken })
  })

  it.each<[string, (socket: Socket) => void]>([
    ['answers garbage', socket => socket.end('\u0000\u0001 what is this\n\n')],
    ['answers no status', socket => socket.end('HTTP/1.1\r\n\r\n')],
    ['hangs up', socket => socket.destroy()],
    ['answers nothing', socket => socket.end()],
  ])('that %s did not take it', async (_what, does) => {
    const posted = await postTo(await serverThat(does))
    expect(posted).toMatchObject({ isTaken: false, fault: 'unreachable' })
  })

  it('that says yes after six seconds was too late', async () => {
    let isTooLate = false
    const url = await serverThat(socket =>
      setTimeout(() => {
        isTooLate = true
        says('200 OK')(socket)
      }, 6000),
    )
    expect(await postTo(url)).toMatchObject({ isTaken: false, fault: 'timeout' })
    expect(isTooLate).toBe(false)
  })

  it('that answers without an end has been heard by its status', async () => {
    const url = await serverThat(socket => {
      socket.write('HTTP/1.1 204 Fine\r\nTransfer-Encoding: chunked\r\n\r\n')
    })
    expect(await postTo(url)).toMatchObject({ isTaken: true, httpStatus: 204 })
  })
})
