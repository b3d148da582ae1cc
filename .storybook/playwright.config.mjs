import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '@sixpence/tooling/chromium'

const executablePath = await findChromium()

// `test-stories.mjs` serves the built Storybook and says where.
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  outputDir: '../test-results/stories',
  // Against what hangs, not against what is slow: the first story of a worker boots the bank.
  timeout: 90_000,
  fullyParallel: true,
  forbidOnly: true,
  // What passes only at a later try is named as flaky.
  retries: 2,
  workers: 2,
  reporter: [['list'], ['@sixpence/tooling/count-playwright', { kind: 'stories' }]],
  use: {
    browserName: 'chromium',
    baseURL: process.env.SIXPENCE_STORYBOOK,
    launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_ARGS },
  },
})
