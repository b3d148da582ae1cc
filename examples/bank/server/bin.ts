import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from './app-config.ts'
import { createAppServer } from './create-app-server.ts'
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
  const server = createAppServer({
    config: readConfig(process.env, brandsFolder),
    clientFolder: fileURLToPath(new URL('../client/', import.meta.url)),
    brandsFolder,
    hosts: hostsFrom(process.env['SIXPENCE_HOSTS']),
    onViolation: report => console.error('Content security policy violated:', report),
    showsViolations: process.env['SIXPENCE_CSP_REPORTS'] === 'show',
  })
  server.once('error', error => {
    console.error(explain(error))
    process.exitCode = 1
  })
  server.listen(port, '127.0.0.1', () => console.log(`app ready at http://127.0.0.1:${port}`))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
}

function explain(error: Error & { code?: string }): string {
  return error.code === 'EADDRINUSE'
    ? `Port ${port} is in use. Free it, or set SIXPENCE_APP_PORT to another one.`
    : error.message
}
