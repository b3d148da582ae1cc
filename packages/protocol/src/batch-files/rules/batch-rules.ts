import type { DecimalMark } from '../dialect/decimal-mark.ts'
import type { BatchColumn, BatchWay, BatchFormat } from '../format.ts'

/** The facts by which rows are checked, besides their format. */
export interface RuleContext {
  /** The currency of the paying account, in which amounts are limited. */
  readonly accountCurrency: string
  readonly decimalMark: DecimalMark | undefined
}

/** The rules of a format, with its parts by name. */
export interface BatchRules extends RuleContext {
  readonly format: BatchFormat
  readonly columns: ReadonlyMap<string, BatchColumn>
  /** The ways to pay in each country. */
  readonly ways: ReadonlyMap<string, readonly BatchWay[]>
  /** The name of the column with each content that a row has once; undefined if there is none. */
  readonly countryColumn: string | undefined
  readonly currencyColumn: string | undefined
}

/** Prepares the rules of a format for many rows. */
export function batchRules(format: BatchFormat, context: RuleContext): BatchRules {
  const ways = new Map<string, BatchWay[]>()
  for (const way of format.ways)
    ways.set(way.countryCode, [...(ways.get(way.countryCode) ?? []), way])
  const nameOf = (content: string) => format.columns.find(each => each.content === content)?.name
  return {
    ...context,
    format,
    ways,
    columns: new Map(format.columns.map(column => [column.name, column])),
    countryColumn: nameOf('country'),
    currencyColumn: nameOf('currency'),
  }
}
