import { createSocket, type Socket } from 'node:dgram'
import { afterEach, describe, expect, it } from 'vitest'
import { hostResolver } from './resolve-host.ts'

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})

/** Starts a name server on this machine and returns its address. Stays silent without an answer. */
async function aNameServer(answer?: (question: Buffer) => Buffer): Promise<string> {
  const socket = createSocket('udp4')
  sockets.push(socket)
  socket.on('message', (question, { port, address }) => {
    if (answer) socket.send(answer(question), port, address)
  })
  await new Promise<void>(resolve => socket.bind(0, '127.0.0.1', resolve))
  return `127.0.0.1:${socket.address().port}`
}

const HEADER_LENGTH = 12
const TYPE_A = 1

/** Resolves A queries to 8.8.8.8, and AAAA queries to nothing. */
function sayEight(question: Buffer): Buffer {
  const asked = question.subarray(HEADER_LENGTH, question.indexOf(0, HEADER_LENGTH) + 5)
  const isFour = asked.readUInt16BE(asked.length - 4) === TYPE_A
  const header = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, isFour ? 1 : 0, 0, 0, 0, 0])
  question.copy(header, 0, 0, 2)
  const record = Buffer.from([0xc0, HEADER_LENGTH, 0, TYPE_A, 0, 1, 0, 0, 0, 60, 0, 4, 8, 8, 8, 8])
  return Buffer.concat([header, asked, isFour ? record : Buffer.alloc(0)])
}

const patient = () => new AbortController().signal
const OWN = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

describe('hostResolver', () => {
  it('asks the name servers for both kinds of addresses', async () => {
    const resolve = hostResolver({ servers: [await aNameServer(sayEight)] })
    expect(await resolve('books.example', patient())).toEqual([{ address: '8.8.8.8', family: 4 }])
  })

  it.each(['localhost', 'shop.localhost', 'LOCALHOST'])('knows %s by itself', async name => {
    const resolve = hostResolver({ servers: [await aNameServer()] })
    expect(await resolve(name, patient())).toEqual(OWN)
  })

  it.each([
    ['127.0.0.1', 4],
    ['::1', 6],
    ['203.0.113.7', 4],
  ])('takes the address %s as it is', async (address, family) => {
    expect(await hostResolver()(address, patient())).toEqual([{ address, family }])
  })

  it('waits for no silent name server for long, and keeps nobody else from theirs', async () => {
    const hanging = hostResolver({ servers: [await aNameServer()] })
    const healthy = hostResolver({ servers: [await aNameServer(sayEight)] })
    let lost = 0
    const begun = performance.now()
    const all = Array.from({ length: 20 }, () =>
      hanging('slow.example', patient()).catch(() => void (lost += 1)),
    )
    await healthy('books.example', patient())
    expect(lost).toBe(0)
    await Promise.all(all)
    expect(lost).toBe(20)
    expect(performance.now() - begun).toBeLessThan(5000)
  })

  it('ends with who no longer waits', async () => {
    const giving = new AbortController()
    const resolve = hostResolver({ servers: [await aNameServer()] })
    const asked = resolve('slow.example', giving.signal)
    const begun = performance.now()
    giving.abort()
    await expect(asked).rejects.toThrow('ECANCELLED')
    expect(performance.now() - begun).toBeLessThan(900)
  })
})
