import type { Sandbox } from '../sandbox.ts'
import { SEED_EMBEDDERS } from '../seed/index.ts'

/** The addresses of a running bank. */
export interface BankAddresses {
  readonly bankPort: number
  readonly controlPort: number
  /** The folder or server that keeps it. */
  readonly keptIn: string
}

interface ListedPerson {
  readonly email: string
  readonly password: string
  readonly about: string
}

const SHOWN_PEOPLE = 4

/**
 * Returns the text printed at the start: the bank's addresses, people to sign in as, and embedders'
 * keys.
 */
export async function introduction(
  { control }: Pick<Sandbox, 'control'>,
  { bankPort, controlPort, keptIn }: BankAddresses,
): Promise<string> {
  const answer = await control('http://127.0.0.1/people')
  const everybody = (await answer.json()) as ListedPerson[] // this bank's own list
  const lines = everybody
    .slice(0, SHOWN_PEOPLE)
    .map(({ email, password, about }) => [email, password, about])
  return `Bank    http://127.0.0.1:${bankPort}
Control http://127.0.0.1:${controlPort}
Data    ${keptIn}

Sign in as one of these; everybody else, and the codes that are sent, stand on the page of the control API
${inColumns(lines)}

Embed and be paid by
${inColumns(keyLines())}`
}

function keyLines(): string[][] {
  return SEED_EMBEDDERS.flatMap(({ name, clientKey, merchant }) => [
    [name, 'client key', clientKey],
    ...(merchant
      ? [
          ['', 'API key', merchant.apiKey],
          ['', 'signing secret', merchant.signingSecret],
        ]
      : []),
  ])
}

function inColumns(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...rows.map(row => row[column]?.length ?? 0))
  return rows
    .map(row => `  ${row.map((cell, column) => cell.padEnd(widthOf(column))).join('  ')}`.trimEnd())
    .join('\n')
}
