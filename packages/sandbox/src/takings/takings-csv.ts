import type { Locale } from '@sixpence/protocol'
import { textsOf } from '../language/index.ts'
import { writeCsv } from '../rendering/index.ts'
import type { TakenSum } from './taken-sums.ts'

const WORDS = textsOf('takings')

/** Returns a file with a line for each day, button and currency. */
export const takingsCsv = (sums: readonly TakenSum[], locale: Locale): string =>
  writeCsv([WORDS[locale].columns, ...sums.map(lineOf)])

const lineOf = (sum: TakenSum): string[] => [
  sum.day ?? '',
  sum.buttonName ?? '',
  sum.currencyCode,
  String(sum.payments),
  sum.paid,
  String(sum.refunds),
  sum.refunded,
  sum.fees,
]
