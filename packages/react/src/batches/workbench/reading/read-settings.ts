import type { BatchCheck, ChosenDialect } from '@sixpence/core/batch-files'

/** The parts of a file's dialect that the user has chosen. */
export interface ReadSettings extends Pick<BatchCheck, 'encoding' | 'delimiter' | 'sheet'> {
  readonly chosen?: ChosenDialect | undefined
}

/** Adds a choice to earlier ones. Cells that are cut otherwise are other columns. */
export function withChoice(known: ReadSettings, choice: ReadSettings): ReadSettings {
  const isCutAnew = ['delimiter', 'encoding', 'sheet'].some(part => part in choice)
  const { decimalMark } = known.chosen ?? {}
  const kept = isCutAnew ? decimalMark && { decimalMark } : known.chosen
  return { ...known, ...choice, chosen: { ...kept, ...choice.chosen } }
}
