import type { IsolatedConfig } from '../../src/isolated/isolated-config.ts'
import { ConfigError } from '../app-config.ts'

type Env = Readonly<Record<string, string | undefined>>

/** The settings for serving the isolated pages. */
export interface IsolatedSettings {
  readonly port: number
  /** The origin that browsers use. */
  readonly origin: string
  readonly config: IsolatedConfig
}

/** Reads the settings of the isolated pages; undefined if the server has none. */
export function readIsolatedConfig(
  env: Env,
  { brand, appPort }: { readonly brand: string; readonly appPort: number },
): IsolatedSettings | undefined {
  const text = env['SIXPENCE_ISOLATED_PORT']
  if (!text) return undefined
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535 || port === appPort) {
    throw new ConfigError(`SIXPENCE_ISOLATED_PORT=${text} is not a port of its own.`)
  }
  return {
    port,
    origin: originIn(env, 'SIXPENCE_ISOLATED', `http://127.0.0.1:${port}`),
    config: {
      brand,
      app: originIn(env, 'SIXPENCE_APP', `http://127.0.0.1:${appPort}`),
      signing: originIn(env, 'SIXPENCE_SIGNING', 'https://app.hellosign.com'),
      ...onfidoIn(env),
    },
  }
}

function onfidoIn(env: Env): Pick<IsolatedConfig, 'onfido'> {
  const module = addressIn(env, 'SIXPENCE_ONFIDO_MODULE')
  const sdkUrl = addressIn(env, 'SIXPENCE_ONFIDO_SDK_URL')
  if (module) return { onfido: { module, ...(sdkUrl && { sdkUrl }) } }
  if (sdkUrl) throw new ConfigError('SIXPENCE_ONFIDO_SDK_URL needs SIXPENCE_ONFIDO_MODULE.')
  return {}
}

function addressIn(env: Env, name: string): string | undefined {
  const value = env[name]
  if (!value) return undefined
  if (URL.canParse(value) && /^https?:/.test(value)) return value
  throw new ConfigError(`${name}="${value}" is not an address such as https://sdk.example/a.js.`)
}

function originIn(env: Env, name: string, fallback: string): string {
  const value = env[name] || fallback
  if (URL.canParse(value) && new URL(value).origin === value) return value
  throw new ConfigError(`${name}="${value}" is not an origin such as https://bank.example.`)
}
