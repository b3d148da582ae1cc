import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'
import { build } from 'esbuild'
import type { Person } from './bank.ts'

const APP = `http://127.0.0.1:${process.env['SIXPENCE_APP_PORT'] ?? '4300'}`

/** The credentials, and the app's server. */
export type Visitor = Pick<Person, 'email' | 'password'> & { readonly app?: string }

declare global {
  interface Window {
    beginSession: (credentials: { username: string; password: string }) => Promise<void>
  }
}

/**
 * Signs somebody in who needs only a password, in all tabs of a browser. Uses the app's own client
 * without the form, at an address of the app that shows nothing.
 */
export async function beginSession(context: BrowserContext, visitor: Visitor): Promise<void> {
  const { email, password, app = APP } = visitor
  const tab = await context.newPage()
  await tab.goto(`${app}/config.json`)
  await tab.evaluate(await (script ??= bundleScript()))
  await tab.evaluate(credentials => window.beginSession(credentials), { username: email, password })
  await tab.close()
}

let script: Promise<string> | undefined

async function bundleScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('session-script.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    conditions: ['@sixpence/source'],
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
