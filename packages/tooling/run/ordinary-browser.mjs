// Runs the end-to-end tests of frames and windows again in an ordinary browser, which refuses some
// things that the headless shell permits.
import { ensureChromium, ensureOrdinaryChromium, isHeadlessShell } from './chromium.mjs'
import { runPnpm } from './pinned-pnpm.mjs'

const tests =
  process.env.SIXPENCE_FULL === '1'
    ? [
        'hostile-host.spec.ts',
        'clickjacking.spec.ts',
        'partner.spec.ts',
        'cards-and-history.spec.ts',
      ]
    : [
        'frames.spec.ts',
        'payment-button.spec.ts',
        'partner.spec.ts',
        'clickjacking.spec.ts',
        '--grep=@fast',
      ]

if (isHeadlessShell(await ensureChromium())) {
  delete process.env.CHROMIUM_PATH
  process.exitCode = runPnpm(['exec', 'playwright', 'test', ...tests], {
    env: { CHROMIUM_PATH: await ensureOrdinaryChromium() },
  })
}
