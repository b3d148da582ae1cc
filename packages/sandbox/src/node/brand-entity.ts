import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { regulatedEntitySchema } from '@sixpence/protocol'
import * as z from 'zod/mini'
import type { LetterHead } from '../letter-head.ts'

const brandFileSchema = z.object({
  regulatedEntity: regulatedEntitySchema,
  region: z.optional(z.string()),
})

/**
 * Who the bank is that wears a brand, from the brand's own file, with the logo that stands beside
 * it; undefined without one.
 *
 * @throws {Error} When the file is no brand.
 */
export function brandEntity(file: string | undefined): LetterHead | undefined {
  if (!file) return undefined
  const { regulatedEntity, region } = z.parse(
    brandFileSchema,
    JSON.parse(readFileSync(file, 'utf8')),
  )
  const logo = join(dirname(file), 'logo.svg')
  return {
    ...regulatedEntity,
    region,
    ...(existsSync(logo) && { logo: readFileSync(logo, 'utf8') }),
  }
}
