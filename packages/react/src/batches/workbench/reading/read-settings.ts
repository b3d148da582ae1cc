import type { BatchFormat, UnderstoodFile } from '@sixpence/core/batch-files'
import type { ChosenReading } from '@sixpence/core/batches'

/** The parts of a file's dialect that the user has chosen. */
export interface ReadSettings extends ChosenReading {
  /** The sheet of a workbook, if several have content. */
  readonly sheet?: string | undefined
}

/** Adds a choice to earlier ones. Cells that are cut otherwise are other columns. */
export function withChoice(known: ReadSettings, choice: ReadSettings): ReadSettings {
  const isCutAnew = ['delimiter', 'encoding', 'sheet'].some(part => part in choice)
  const { decimalMark } = known.chosen ?? {}
  const kept = isCutAnew ? decimalMark && { decimalMark } : known.chosen
  return { ...known, ...choice, chosen: { ...kept, ...choice.chosen } }
}

/** True if the user has chosen more than a sheet. */
export const hasChoice = ({ encoding, delimiter, chosen = {} }: ReadSettings): boolean =>
  encoding !== undefined || delimiter !== undefined || Object.keys(chosen).length > 0

/** A file that was read, and the settings it was read with. */
interface ReadBy {
  readonly file: Pick<UnderstoodFile, 'questions'>
  readonly settings: ReadSettings
}

/**
 * Returns the settings with which to read a file again, by those kept for its header; undefined if
 * there is nothing to add. Amounts that are clear decide on their mark themselves.
 */
export function withKept(
  { file, settings }: ReadBy,
  kept: ChosenReading,
  format: BatchFormat,
): ReadSettings | undefined {
  const { decimalMark, ...chosen } = kept.chosen ?? {}
  if (!hasChoice(settings)) {
    const { encoding, delimiter } = kept
    const next = { ...settings, encoding, delimiter, chosen: ofFormat(chosen, format) }
    if (hasChoice(next)) return next
  }
  const isUnclear = file.questions.some(({ about }) => about === 'decimalMark')
  if (!decimalMark || !isUnclear || settings.chosen?.decimalMark) return undefined
  return { ...settings, chosen: { ...settings.chosen, decimalMark } }
}

/** Leaves out columns that the bank no longer takes. */
function ofFormat(
  chosen: NonNullable<ChosenReading['chosen']>,
  format: BatchFormat,
): NonNullable<ChosenReading['chosen']> {
  const { columns } = chosen
  if (!columns) return chosen
  const known = new Set(format.columns.map(({ name }) => name))
  return {
    ...chosen,
    columns: columns.map(name => (name !== undefined && known.has(name) ? name : undefined)),
  }
}
