import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '@sixpence/tooling/ports'
import type { AppConfig } from '../src/app-config.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** All brands that there are. */
export const BRANDS = ['aurelia', 'borealis', 'cordoba', 'dunmore', 'estuary', 'fjord']

/** Serves the same build for another brand or another app around it, on a port of its own. */
export async function appFor(brand: string, more: Pick<AppConfig, 'shell' | 'vgs'> = {}) {
  const api = `http://127.0.0.1:${process.env['SIXPENCE_BANK_PORT'] ?? '4400'}`
  const port = String(await freePort())
  const server = spawn(process.execPath, [at('../dist/server/bin.mjs')], {
    env: {
      ...process.env,
      ...settingsOf(more),
      SIXPENCE_APP_PORT: port,
      SIXPENCE_ISOLATED_PORT: '',
      SIXPENCE_BRAND: brand,
      SIXPENCE_API: api,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // It says so when it is ready.
  await once(createInterface(server.stdout), 'line')
  const { projectName, languages } = JSON.parse(
    readFileSync(at(`../../../brands/${brand}/brand.json`), 'utf8'),
  ) as { projectName: string; languages: readonly string[] }
  return {
    url: `http://127.0.0.1:${port}`,
    projectName,
    languages,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill()
      await ended
    },
  }
}

const settingsOf = ({ shell, vgs }: Pick<AppConfig, 'shell' | 'vgs'>) => ({
  ...(shell !== undefined && { SIXPENCE_SHELL: shell }),
  ...(vgs && { SIXPENCE_VGS_VAULT_ID: vgs.vaultId, SIXPENCE_VGS_ENVIRONMENT: vgs.environment }),
})
