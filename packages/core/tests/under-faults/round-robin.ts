import { connect, createServer, type Socket } from 'node:net'

/** One address for several ports: every new connection goes to the next one. */
export interface RoundRobin {
  readonly port: number
  /** Connections to a port without a listener go to the next one. */
  setTargets(ports: readonly number[]): void
  close(): Promise<void>
}

/** Forwards bytes, so that websockets and broken connections pass unchanged. */
export async function aRoundRobin(): Promise<RoundRobin> {
  let targets: readonly number[] = []
  let turn = 0
  const open = new Set<Socket>()
  const server = createServer(client => {
    open.add(client)
    client.once('close', () => open.delete(client))
    client.on('error', () => undefined)
    turn += 1
    forward(
      client,
      targets.map((_, at) => targets[(turn + at) % targets.length] ?? 0),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port')
  return {
    port: address.port,
    setTargets: ports => {
      targets = ports
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const client of open) client.destroy()
      }),
  }
}

function forward(client: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) {
    client.resetAndDestroy()
    return
  }
  let isConnected = false
  const bank = connect(port, '127.0.0.1', () => {
    isConnected = true
    client.pipe(bank)
    bank.pipe(client)
  })
  bank.on('error', () => {
    if (isConnected) client.resetAndDestroy()
    else forward(client, others)
  })
  bank.once('close', () => {
    if (isConnected) client.destroy()
  })
  client.once('close', () => bank.destroy())
}
