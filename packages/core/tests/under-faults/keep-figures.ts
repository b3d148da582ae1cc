import { appendFileSync } from 'node:fs'
import type { TestContext } from 'vitest'

/** Shows what was counted, and hands it to whoever measures. */
export async function keepFigures(
  annotate: TestContext['annotate'],
  figures: Readonly<Record<string, number | string>>,
): Promise<void> {
  const text = JSON.stringify(figures)
  await annotate(text, 'figures')
  const file = process.env['SIXPENCE_FIGURES']
  if (file !== undefined) appendFileSync(file, `${text}\n`)
}
