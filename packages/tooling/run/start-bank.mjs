import { install, runPnpmAside } from './pinned-pnpm.mjs'
import { choosePorts } from './ports.mjs'
import { answers, Processes } from './processes.mjs'
import { ROOT } from './root.mjs'
import { startOptions } from './start-options.mjs'

const DATA = process.env.SIXPENCE_DATA_DIR || `${ROOT}/.sixpence`

/** Installs, builds and starts the bank and the app, and prints their addresses. */
export async function start(words) {
  const { brand, reset } = startOptions(words)
  const ports = await choosePorts()
  await step('Installing packages', install)
  const processes = new Processes()
  try {
    await startPrograms(processes, { ports, brand, reset })
  } catch (error) {
    // After Ctrl-C there is nothing to print.
    if (processes.stopping) return
    await processes.stop(1)
    throw error
  }
  if (processes.stopping) return
  if (reset) console.log(`The bank in ${DATA} starts afresh.`)
  await introduce(ports, brand)
}

/** The bank boots while the app, which takes longer, is still being built. */
async function startPrograms(processes, { ports, brand, reset }) {
  const app = buildTask('build:app')
  await step('Building the bank', () => startBank(processes, { ports, brand, reset }))
  await step('Building the app', async () => okOrThrow('app', await app))
  if (processes.stopping) return
  startApp(processes, { ports, brand })
  startStrangers(processes, ports)
  const giveUp = () => processes.stopping
  for (const address of [`${bankAt(ports)}/health`, `http://127.0.0.1:${ports.app}/config.json`])
    // A program that has ended has printed why; after Ctrl-C there is nothing to print.
    if (!(await answers(address, { giveUp })) && !giveUp())
      throw new Error(`No answer from ${address}.`)
}

async function step(label, work) {
  const began = performance.now()
  process.stdout.write(`${label} … `)
  const result = await work()
  console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}

const buildTask = name => runPnpmAside(['exec', 'turbo', 'run', name, '--output-logs=errors-only'])

function okOrThrow(what, code) {
  if (code !== 0) throw new Error(`The ${what} could not be built; the reason stands above.`)
}

async function startBank(processes, { ports, brand, reset }) {
  // Not before: esbuild has only just been installed.
  const { bundleBank } = await import('./build-bank.mjs')
  const [code, program] = await Promise.all([buildTask('build:dump'), bundleBank()])
  okOrThrow('bank', code)
  if (processes.stopping) return
  processes.start('The bank', [program, ...(reset ? ['--reset'] : [])], {
    env: {
      SIXPENCE_BANK_PORT: String(ports.bank),
      SIXPENCE_CONTROL_PORT: String(ports.control),
      // The sites that may show the bank, and the shop that receives its notifications.
      SIXPENCE_PARTNER_PORT: String(ports.partner),
      SIXPENCE_SHOP_PORT: String(ports.shop),
      SIXPENCE_PAGES_URL: `http://127.0.0.1:${ports.app}`,
      SIXPENCE_DATA_DIR: DATA,
      SIXPENCE_BRAND_FILE: `${ROOT}/brands/${brand}/brand.json`,
    },
  })
}

function startApp(processes, { ports, brand }) {
  processes.start('The app', [`${ROOT}/examples/bank/dist/server/bin.mjs`], {
    env: {
      SIXPENCE_APP_PORT: String(ports.app),
      SIXPENCE_ISOLATED_PORT: String(ports.isolated),
      SIXPENCE_API: bankAt(ports),
      SIXPENCE_INBOX: `http://127.0.0.1:${ports.control}`,
      SIXPENCE_SIGNING: `http://127.0.0.1:${ports.control}`,
      SIXPENCE_BRAND: brand,
    },
  })
}

/** Two sites that are not the bank's: a partner that embeds it, and a shop that is paid by it. */
function startStrangers(processes, ports) {
  const env = { SIXPENCE_BANK: `http://127.0.0.1:${ports.app}`, SIXPENCE_API: bankAt(ports) }
  processes.start("The partner's page", [`${ROOT}/examples/partner/server.mjs`], {
    env: { ...env, SIXPENCE_PARTNER_PORT: String(ports.partner) },
  })
  processes.start('The shop', [`${ROOT}/examples/shop/server.mjs`], {
    env: { ...env, SIXPENCE_SHOP_PORT: String(ports.shop) },
  })
}

const bankAt = ports => `http://127.0.0.1:${ports.bank}`

async function introduce(ports, brand) {
  const people = await (await fetch(`http://127.0.0.1:${ports.control}/people`)).json()
  const width = Math.max(...people.map(({ email }) => email.length))
  const lines = people
    .slice(0, 4)
    .map(({ email, password, about }) => `    ${email.padEnd(width)}  ${password}  ${about}`)
  console.log(`
  The bank      http://127.0.0.1:${ports.app}   (${brand})

  Sign in as
${lines.join('\n')}

  Partner       http://partner.localhost:${ports.partner}   a club's page with the bank in it
  Shop          http://shop.localhost:${ports.shop}      a bookshop with a payment button
  Inbox         http://127.0.0.1:${ports.control}   codes arrive here; everybody else is there too
  API           ${bankAt(ports)}
  Stop          Ctrl-C
`)
}
