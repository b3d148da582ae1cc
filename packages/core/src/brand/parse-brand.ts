import * as z from 'zod/mini'
import { type Brand, brandSchema } from './brand-schema.ts'

// A strict content security policy blocks the code that zod would otherwise generate.
z.config({ jitless: true })

/** An invalid brand record, with the location of each fault. */
export class BrandError extends Error {
  override readonly name = 'BrandError'
  /** One line for each fault, e.g. `feeLinks.personal: must be an https address`. */
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`This is no brand record:\n${faults.join('\n')}`)
    this.faults = faults
  }
}

/**
 * Parses a brand's record. Rejects unknown keys, which would be misspelt ones.
 *
 * @throws {BrandError} With the path of each fault.
 */
export function parseBrand(json: unknown): Brand {
  const parsed = brandSchema.safeParse(json)
  if (parsed.success) return parsed.data
  throw new BrandError(
    parsed.error.issues.map(
      issue => `${z.core.toDotPath(issue.path) || 'record'}: ${issue.message}`,
    ),
  )
}
