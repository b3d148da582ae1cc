import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** The ports of a running bank and of the examples beside it, and the variables that move them. */
export const PORTS = {
  app: { name: 'the app', variable: 'SIXPENCE_APP_PORT', standard: 4300 },
  bank: { name: 'the bank', variable: 'SIXPENCE_BANK_PORT', standard: 4400 },
  partner: { name: "the partner's page", variable: 'SIXPENCE_PARTNER_PORT', standard: 4310 },
  shop: { name: 'the shop', variable: 'SIXPENCE_SHOP_PORT', standard: 4320 },
  isolated: {
    name: 'the isolated pages',
    variable: 'SIXPENCE_ISOLATED_PORT',
    standard: 4330,
  },
  control: { name: "the sandbox's control API", variable: 'SIXPENCE_CONTROL_PORT', standard: 4401 },
}

/**
 * Reads the ports from the environment and sees that nobody listens there.
 *
 * @throws {Error} Naming the port and the variable that sets another one.
 */
export async function choosePorts(env = process.env, keys = Object.keys(PORTS)) {
  const chosen = {}
  for (const key of keys) {
    const { name, variable, standard } = PORTS[key]
    const port = Number(env[variable] ?? standard)
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`${variable}=${env[variable]} is not a port: a number from 1 to 65535 is.`)
    if (Object.values(chosen).includes(port))
      throw new Error(`${variable}: port ${port} is already meant for another part of the bank.`)
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port} for ${name} is in use. Free it, or set ${variable} to another one.`,
      )
    chosen[key] = port
  }
  return chosen
}

/**
 * Returns a free port, below the range that Linux uses for the hundreds of outgoing connections of
 * a test suite. The caller may therefore take its time to listen.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_768)
    if (drawn.has(port) || !(await isFree(port))) continue
    drawn.add(port)
    return port
  }
}

const drawn = new Set()

function isFree(port) {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
