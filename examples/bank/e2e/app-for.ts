import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createAppServer } from '../server/create-app-server.ts'
import type { AppConfig } from '../src/app-config.ts'

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Serves the same build for another brand or another app around it, on a port of its own. */
export async function appFor(brand: string, more: Pick<AppConfig, 'shell' | 'vgs'> = {}) {
  const brandsFolder = folder('../../../brands')
  const api = `http://127.0.0.1:${process.env['SIXPENCE_BANK_PORT'] ?? '4400'}`
  const server = createAppServer({
    config: { brand, api, realtime: api.replace('http', 'ws'), ...more },
    clientFolder: folder('../dist/client'),
    brandsFolder,
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { projectName } = JSON.parse(
    readFileSync(`${brandsFolder}/${brand}/brand.json`, 'utf8'),
  ) as { projectName: string }
  return {
    url: `http://127.0.0.1:${port}`,
    projectName,
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
