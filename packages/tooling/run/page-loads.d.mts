import type { Browser, TestInfo } from '@playwright/test'

/** Counts the pages that a test has loaded; see the module itself. */
export const pageLoads: [
  (
    fixtures: { browser: Browser },
    use: (value: undefined) => Promise<void>,
    info: TestInfo,
  ) => Promise<void>,
  { auto: true },
]
