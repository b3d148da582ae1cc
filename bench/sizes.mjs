// Compares the size of our packages with that of others for the same task: esbuild, minified ESM
// for browsers, gzip level 9. KB are 1,000 bytes.
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from '../packages/tooling/node_modules/esbuild/lib/main.js'
import { isAlone, isOurs } from './peers.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const REACT = `import { createElement, useState } from 'react'; import { createRoot } from 'react-dom/client'; export { createElement, useState, createRoot };`

const CASES = [
  [
    'session',
    '@sixpence/core/session',
    `export * from '../packages/core/src/session/index.ts'; export { browserPlatform } from '../packages/core/src/platform/browser-platform.ts'`,
  ],
  [
    'session',
    'oauth4webapi (code and refresh grants)',
    `export { authorizationCodeGrantRequest, calculatePKCECodeChallenge, generateRandomCodeVerifier, generateRandomState, processAuthorizationCodeResponse, processRefreshTokenResponse, refreshTokenGrantRequest, validateAuthResponse, processRevocationResponse, revocationRequest, discoveryRequest, processDiscoveryResponse, protectedResourceRequest } from 'oauth4webapi'`,
  ],
  ['session', 'keycloak-js', `export { default } from 'keycloak-js'`],
  [
    'session',
    'oidc-client-ts',
    `export { UserManager, WebStorageStateStore } from 'oidc-client-ts'`,
  ],
  ['session', 'supabase auth-js', `export { AuthClient } from '@supabase/auth-js'`],
  ['session', 'auth0-spa-js', `export { createAuth0Client } from '@auth0/auth0-spa-js'`],
  ['stack', 'react + react-dom', REACT],
  [
    'stack',
    'typical React sign-in stack',
    `${REACT} import * as z from 'zod'; export { Auth0Provider, useAuth0 } from '@auth0/auth0-react'; export { BrowserRouter, Routes, Route, Link } from 'react-router'; export { default as i18next } from 'i18next'; export { initReactI18next, useTranslation, Trans } from 'react-i18next'; export { useForm, Controller } from 'react-hook-form'; export const schema = z.object({ email: z.email(), password: z.string() })`,
  ],
]

export async function weigh() {
  const rows = []
  for (const [group, name, code] of CASES.filter(([, name]) => !isAlone || isOurs(name))) {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: here, loader: 'tsx' },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      write: false,
      legalComments: 'none',
      jsx: 'automatic',
      conditions: ['@sixpence/source', 'browser', 'module', 'import', 'production'],
      define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
      logLevel: 'error',
    })
    const [file] = outputFiles
    rows.push({
      group,
      name,
      rawKB: kilo(file.contents.length),
      gzKB: kilo(gzipSync(file.contents, { level: 9 }).length),
    })
  }
  return rows
}

const kilo = bytes => Number((bytes / 1000).toFixed(1))

if (process.argv[1] === new URL(import.meta.url).pathname) console.table(await weigh())
