import { readFileSync } from 'node:fs'
import { regulatedEntitySchema, type RegulatedEntity } from '@sixpence/protocol'
import * as z from 'zod/mini'

const brandFileSchema = z.object({ regulatedEntity: regulatedEntitySchema })

/**
 * Who the bank is that wears a brand, from the brand's own file; undefined without one.
 *
 * @throws {Error} When the file is no brand.
 */
export function brandEntity(file: string | undefined): RegulatedEntity | undefined {
  if (!file) return undefined
  return z.parse(brandFileSchema, JSON.parse(readFileSync(file, 'utf8'))).regulatedEntity
}
