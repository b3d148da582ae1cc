import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from './app-config.ts'
import { createAppServer } from './create-app-server.ts'
import { createIsolatedServer } from './isolated/create-isolated-server.ts'
import { readIsolatedConfig } from './isolated/isolated-config.ts'
import { hostsFrom } from './own-host.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const brandsFolder = process.env['SIXPENCE_BRANDS_DIR'] ?? `${root}brands`
const port = Number(process.env['SIXPENCE_APP_PORT'] ?? 4300)

try {
  serve()
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function serve(): void {
  const config = readConfig(process.env, brandsFolder)
  const isolated = readIsolatedConfig(process.env, { brand: config.brand, appPort: port })
  const files = {
    clientFolder: fileURLToPath(new URL('../client/', import.meta.url)),
    brandsFolder,
    hosts: hostsFrom(process.env['SIXPENCE_HOSTS']),
  }
  const app = createAppServer({
    ...files,
    config: {
      ...config,
      ...(isolated && { isolated: isolated.origin }),
      ...(isolated?.config.onfido && { capturesIdentity: true }),
    },
    onViolation: report => console.error('Content security policy violated:', report),
    showsViolations: process.env['SIXPENCE_CSP_REPORTS'] === 'show',
  })
  if (isolated) {
    const pages = createIsolatedServer({ ...files, config: isolated.config })
    listen(pages, { port: isolated.port, variable: 'SIXPENCE_ISOLATED_PORT' })
  }
  listen(app, { port, variable: 'SIXPENCE_APP_PORT' }, () =>
    console.log(`app ready at http://127.0.0.1:${port}`),
  )
}

interface Place {
  readonly port: number
  /** The variable that sets the port. */
  readonly variable: string
}

function listen(server: Server, place: Place, onReady?: () => void): void {
  server.once('error', error => {
    console.error(explain(error, place))
    process.exit(1)
  })
  server.listen(place.port, '127.0.0.1', onReady)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
}

function explain(error: Error & { code?: string }, place: Place): string {
  return error.code === 'EADDRINUSE'
    ? `Port ${place.port} is in use. Free it, or set ${place.variable} to another one.`
    : error.message
}
