import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const brandFileSchema = z.object({ electronicSignatureEnable: z.optional(z.boolean()) })

/** Whether a brand has businesses sign electronically, from the brand's own file. */
export function brandSigns(file: string | undefined): boolean {
  if (!file) return false
  const { electronicSignatureEnable = false } = z.parse(
    brandFileSchema,
    JSON.parse(readFileSync(file, 'utf8')),
  )
  return electronicSignatureEnable
}
