import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseBrand } from '@sixpence/core/brand'
import type { AppConfig } from '../src/app-config.ts'
import { brandsIn } from './brands-in.ts'

/** Thrown for settings that can't be used. Its message names the solution. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads the server's settings from its environment. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  brandsFolder: string,
): AppConfig {
  const api = address(env, 'SIXPENCE_API', 'http://127.0.0.1:4400')
  const inbox = env['SIXPENCE_INBOX']
  const turnstileSiteKey = env['SIXPENCE_TURNSTILE_SITE_KEY']
  return {
    brand: knownBrand(env['SIXPENCE_BRAND'] ?? 'aurelia', brandsFolder),
    api,
    realtime: address(env, 'SIXPENCE_REALTIME', api.replace(/^http/, 'ws')),
    ...(inbox ? { inbox } : {}),
    ...(env['SIXPENCE_SHELL'] ? { shell: shellOrigin(env['SIXPENCE_SHELL']) } : {}),
    ...(env['SIXPENCE_IP_PRIVACY'] && { ipPrivacy: webAddress(env['SIXPENCE_IP_PRIVACY']) }),
    ...(turnstileSiteKey ? { turnstileSiteKey } : {}),
    ...(env['SIXPENCE_BOT_CHECK'] === 'fails' && { failsBotCheck: true }),
    ...vgsOf(env),
  }
}

/** Requires both settings or neither, because an adapter with only one would show nothing. */
function vgsOf(env: Readonly<Record<string, string | undefined>>): Pick<AppConfig, 'vgs'> {
  const vaultId = env['SIXPENCE_VGS_VAULT_ID']
  const environment = env['SIXPENCE_VGS_ENVIRONMENT']
  if (!vaultId && !environment) return {}
  if (vaultId && environment) return { vgs: { vaultId, environment } }
  throw new ConfigError('Set SIXPENCE_VGS_VAULT_ID and SIXPENCE_VGS_ENVIRONMENT, or neither.')
}

function knownBrand(brand: string, brandsFolder: string): string {
  const known = brandsIn(brandsFolder)
  if (known.includes(brand)) return checkedBrand(join(brandsFolder, brand, 'brand.json'), brand)
  throw new ConfigError(`There is no brand "${brand}". Choose one of ${known.join(', ')}.`)
}

// The app doesn't check its brand, so the server reports errors in it before anybody sees it.
function checkedBrand(file: string, brand: string): string {
  try {
    parseBrand(JSON.parse(readFileSync(file, 'utf8')))
    return brand
  } catch (error) {
    throw new ConfigError(`The brand "${brand}" cannot be used: ${String(error)}`)
  }
}

// `new URL().origin` only supports the web's origins; an app's may be `capacitor://localhost`.
function shellOrigin(value: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\/[a-z0-9.-]+(:\d+)?$/.test(value)) return value
  throw new ConfigError(`SIXPENCE_SHELL="${value}" is not an origin such as capacitor://localhost.`)
}

// Returned unchanged, because the IP address is appended to it.
function webAddress(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return value
  throw new ConfigError(
    `SIXPENCE_IP_PRIVACY="${value}" is not an address such as https://ip.example/privacy/.`,
  )
}

function address(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: string,
): string {
  const value = env[name] || fallback
  if (!URL.canParse(value))
    throw new ConfigError(`${name}="${value}" is not an address such as ${fallback}.`)
  return value.replace(/\/$/, '')
}
