import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const brandFileSchema = z.object({ electronicSignatureEnable: z.optional(z.boolean()) })

/** Reads from the brand's file whether businesses sign electronically. */
export function brandSigns(file: string | undefined): boolean {
  if (!file) return false
  const { electronicSignatureEnable = false } = z.parse(
    brandFileSchema,
    JSON.parse(readFileSync(file, 'utf8')),
  )
  return electronicSignatureEnable
}
