import type { ServerType } from '@hono/node-server'

interface Address {
  readonly port: number
  readonly hostname: string
  /** The environment variable that sets this port. */
  readonly variable: string
}

/**
 * Binds a server and returns its port.
 *
 * @throws {Error} With a readable message if the port is in use or not allowed.
 */
export async function listen(
  server: ServerType,
  { port, hostname, variable }: Address,
): Promise<{ port: number; close: () => Promise<void> }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: Error) =>
      reject(new Error(reasonOf(cause, port, variable), { cause })),
    )
    server.listen(port, hostname, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

function reasonOf(cause: Error, port: number, variable: string): string {
  const code = 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop what uses it, or set ${variable} to another port.`
  }
  if (code === 'EACCES') {
    return `Port ${port} needs more rights. Set ${variable} to a port above 1023.`
  }
  return `Port ${port} (${variable}) cannot be used: ${cause.message}`
}
