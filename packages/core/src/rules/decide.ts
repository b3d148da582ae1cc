/** A decision, the rule that made it, and the reason in the bank's words. */
export interface Decision<Result> {
  readonly result: Result
  /** Names the row of its table; stable across releases. */
  readonly rule: string
  /** For logs, support and documentation; texts for customers are in the locales. */
  readonly because: string
}

/** One row of a table of rules. */
export interface Rule<Facts, Result> {
  readonly rule: string
  readonly when: (facts: Facts) => boolean
  readonly result: Result
  readonly because: string
}

/** Decides by the first matching row. The last row of a table must always match. */
export function decide<Facts, Result>(
  rules: readonly Rule<Facts, Result>[],
  facts: Facts,
): Decision<Result> {
  const found = rules.find(({ when }) => when(facts))
  if (!found) throw new Error('The table has no row that fits always')
  const { result, rule, because } = found
  return { result, rule, because }
}

/** The condition of a table's last row, which matches whatever is left. */
export const always = (): boolean => true
