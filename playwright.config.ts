import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '@sixpence/tooling/chromium'
import { freePort } from '@sixpence/tooling/ports'

// Workers read this file again and inherit what the first reading has chosen.
const env = process.env
env['SIXPENCE_APP_PORT'] = env['SIXPENCE_E2E_APP_PORT'] ??= String(await freePort())
env['SIXPENCE_ISOLATED_PORT'] = env['SIXPENCE_E2E_ISOLATED_PORT'] ??= String(await freePort())
env['SIXPENCE_BANK_PORT'] = env['SIXPENCE_E2E_BANK_PORT'] ??= String(await freePort())
env['SIXPENCE_CONTROL_PORT'] = env['SIXPENCE_E2E_CONTROL_PORT'] ??= String(await freePort())
env['SIXPENCE_PARTNER_PORT'] = env['SIXPENCE_E2E_PARTNER_PORT'] ??= String(await freePort())
env['SIXPENCE_SHOP_PORT'] = env['SIXPENCE_E2E_SHOP_PORT'] ??= String(await freePort())
env['SIXPENCE_E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'sixpence-e2e-'))

const executablePath = await findChromium()
const app = `http://127.0.0.1:${env['SIXPENCE_APP_PORT']}`
const bank = `http://127.0.0.1:${env['SIXPENCE_BANK_PORT']}`
const control = `http://127.0.0.1:${env['SIXPENCE_CONTROL_PORT']}`
const toBank = { SIXPENCE_BANK: app, SIXPENCE_API: bank }
// Against what hangs.
const SERVER_MS = 120_000
const gracefulShutdown = { signal: 'SIGTERM', timeout: 5_000 } as const

// Well below a test's own limit, so that what doesn't happen is named.
const ACTION_MS = env['CI'] ? 40_000 : 20_000

// All that there is to see: for the full run.
const ALL_SCREENS = '**/everything.spec.ts'
const FAULTS = '**/one-payment.spec.ts'
// The clock is the whole bank's, and months end every session: for a bank that nobody else is at.
const MONTHS = '**/clock-*.spec.ts'
// Too slow for every change, and they want browsers of their own.
const ENGINES = { name: 'engines', testDir: 'examples/bank/engines', workers: 1 }
// One after the other: each moves the clock for both.
const BY_THE_CLOCK = { name: 'months', testMatch: MONTHS, workers: 1 }

// What the command line chooses by `--grep` runs after all that it depends on; this chooses of both.
const { SIXPENCE_E2E_GREP: only, SIXPENCE_E2E_GREP_INVERT: except } = env

export default defineConfig({
  testDir: 'examples/bank/e2e',
  ...(only !== undefined && { grep: new RegExp(only) }),
  ...(except !== undefined && { grepInvert: new RegExp(except) }),
  outputDir: 'test-results',
  // Against what hangs, not against what is slow: on landing the machine may be at a fifth of its speed.
  timeout: env['CI'] ? 300_000 : 90_000,
  expect: { timeout: ACTION_MS },
  fullyParallel: true,
  forbidOnly: true,
  // On landing a slow hour must not cost the work; what needed a later try is named at the end.
  retries: env['CI'] ? 1 : 0,
  // One for each core of the machine that a landing has.
  workers: 2,
  reporter: [['list'], ['@sixpence/tooling/count-playwright']],
  use: {
    baseURL: app,
    actionTimeout: ACTION_MS,
    // A trace costs every test a fifth of its time; `--trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_ARGS },
  },
  // Faults are the whole bank's: those who break it wait until the others are through.
  projects: [
    // A bank and a shop of its own: it waits for nobody.
    { name: 'embed', testDir: 'packages/embed/e2e', use: { browserName: 'chromium' } },
    // How the bank's pages are laid out, in each brand and language.
    {
      name: 'layout',
      testDir: 'examples/bank/layout',
      testIgnore: env['SIXPENCE_FULL'] === '1' ? [] : ALL_SCREENS,
      use: { browserName: 'chromium' },
    },
    // A session alone, in many tabs of one browser.
    { name: 'tabs', testDir: 'packages/core/e2e', use: { browserName: 'chromium' } },
    // The bank's components in hosts that are not the bank's.
    { name: 'hosts', testDir: 'examples/react/e2e', use: { browserName: 'chromium' } },
    {
      name: 'strangers',
      testDir: 'examples',
      testMatch: ['partner/e2e/*.spec.ts', 'shop/e2e/*.spec.ts'],
      use: { browserName: 'chromium' },
    },
    { name: 'journeys', testIgnore: [FAULTS, MONTHS], use: { browserName: 'chromium' } },
    ...(env['SIXPENCE_FULL'] === '1' ? [ENGINES, BY_THE_CLOCK] : []),
    {
      name: 'faults',
      testMatch: FAULTS,
      dependencies: ['journeys', 'hosts', 'strangers'],
      use: { browserName: 'chromium' },
    },
  ],
  webServer: [
    {
      name: 'bank',
      command: 'node packages/sandbox/node_modules/.cache/bank-bin.mjs',
      url: `${bank}/health`,
      env: {
        SIXPENCE_DATA_DIR: env['SIXPENCE_E2E_DATA_DIR'],
        SIXPENCE_ELECTRONIC_SIGNATURE: 'on',
        SIXPENCE_PAGES_URL: app,
      },
      timeout: SERVER_MS,
      gracefulShutdown,
    },
    {
      name: 'app',
      command: 'node examples/bank/dist/server/bin.mjs',
      url: `${app}/config.json`,
      env: { SIXPENCE_API: bank, SIXPENCE_INBOX: control, SIXPENCE_SIGNING: control },
      timeout: SERVER_MS,
      gracefulShutdown,
    },
    {
      name: 'partner',
      command: 'node examples/partner/server.mjs',
      url: `http://127.0.0.1:${env['SIXPENCE_PARTNER_PORT']}/club.css`,
      env: toBank,
      gracefulShutdown,
    },
    {
      name: 'shop',
      command: 'node examples/shop/server.mjs',
      url: `http://127.0.0.1:${env['SIXPENCE_SHOP_PORT']}/shop.css`,
      env: toBank,
      gracefulShutdown,
    },
  ],
})
