import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePort } from '@sixpence/tooling/ports'
import type { AppConfig } from '../src/app-config.ts'
import type { IsolatedConfig } from '../src/isolated/isolated-config.ts'
import { firstLine } from './first-line.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const BANK = `http://127.0.0.1:${process.env['SIXPENCE_BANK_PORT'] ?? '4400'}`

/** All brands. */
export const BRANDS = ['aurelia', 'borealis', 'cordoba', 'dunmore', 'estuary', 'fjord']

/** Serves the same build for another brand or mobile app, on a port of its own. */
export async function appFor(brand: string, more: More = {}) {
  const { api = BANK } = more
  const port = String(await freePort())
  const isolatedPort = String(await freePort())
  const server = spawn(process.execPath, [at('../dist/server/bin.mjs')], {
    env: {
      ...process.env,
      SIXPENCE_APP_PORT: port,
      SIXPENCE_ISOLATED_PORT: more.onfido ? isolatedPort : '',
      ...settingsOf(more),
      SIXPENCE_BRAND: brand,
      SIXPENCE_API: api,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await firstLine(server)
  const { projectName, languages } = JSON.parse(
    readFileSync(at(`../../../brands/${brand}/brand.json`), 'utf8'),
  ) as { projectName: string; languages: readonly string[] }
  return {
    url: `http://127.0.0.1:${port}`,
    isolated: `http://127.0.0.1:${isolatedPort}`,
    projectName,
    languages,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill()
      await ended
    },
  }
}

type More = Pick<AppConfig, 'shell' | 'vgs'> &
  Pick<IsolatedConfig, 'onfido'> & {
    /** The address of another bank. */
    readonly api?: string
  }

const settingsOf = ({ shell, vgs, onfido }: More) => ({
  ...(onfido && { SIXPENCE_ONFIDO_MODULE: onfido.module }),
  ...(onfido?.sdkUrl !== undefined && { SIXPENCE_ONFIDO_SDK_URL: onfido.sdkUrl }),
  ...(shell !== undefined && { SIXPENCE_SHELL: shell }),
  ...(vgs && { SIXPENCE_VGS_VAULT_ID: vgs.vaultId, SIXPENCE_VGS_ENVIRONMENT: vgs.environment }),
})
