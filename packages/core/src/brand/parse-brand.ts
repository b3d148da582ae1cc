import * as z from 'zod/mini'
import { type Brand, brandSchema } from './brand-schema.ts'

// A strict content security policy forbids the code that zod would otherwise generate.
z.config({ jitless: true })

/** A brand's record that does not hold: says of every fault where it is. */
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
 * Reads a brand's record. Keys that no brand has are refused: they would be misspelt ones.
 *
 * @throws {BrandError} With the path of every fault.
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
