import { parseArgs } from 'node:util'

/** The text of `sixpence-sandbox --help`. */
export const USAGE = `sixpence-sandbox [options]     runs a bank for this machine, until Ctrl-C

  --port <number>          of the bank; 4400, or SIXPENCE_BANK_PORT
  --control-port <number>  of the control API and its page; 4401, or SIXPENCE_CONTROL_PORT
  --data-dir <folder>      keeps the bank there; .sixpence, or SIXPENCE_DATA_DIR
  --reset                  deletes what the bank has kept first
  --help                   says this

DATABASE_URL names a PostgreSQL server to keep the bank on instead.`

/** The arguments of the program. */
export interface CommandLine {
  readonly help: boolean
  readonly reset: boolean
  readonly port: string | undefined
  readonly controlPort: string | undefined
  readonly dataDir: string | undefined
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  reset: { type: 'boolean' },
  port: { type: 'string' },
  'control-port': { type: 'string' },
  'data-dir': { type: 'string' },
} as const

/**
 * Reads the command line.
 *
 * @throws {Error} With a readable message and the usage, for any unknown argument.
 */
export function readCommandLine(words: readonly string[]): CommandLine {
  const { help = false, reset = false, port, ...rest } = parsed(words)
  return { help, reset, port, controlPort: rest['control-port'], dataDir: rest['data-dir'] }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: false }).values
  } catch (cause) {
    // Node's messages name the option and what is wrong with it; after a full stop they give advice.
    const [what = ''] = cause instanceof Error ? cause.message.split(/\. |\n/) : []
    throw new Error(`${what}.\n\n${USAGE}`, { cause })
  }
}
