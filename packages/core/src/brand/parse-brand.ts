import { type Brand, brandDecoder, type BrandRecord } from './brand-record.ts'

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
  const { value, faults } = brandDecoder.decode(json)
  if (faults)
    throw new BrandError(faults.map(({ path, message }) => `${positionOf(path)}: ${message}`))
  if (!isWelcoming(value)) {
    throw new BrandError(['welcome: must be in every language that is offered'])
  }
  return { ...value, logo: value.logo ?? 'logo.svg' }
}

const isWelcoming = ({ languages, welcome }: BrandRecord): boolean =>
  !welcome || languages.every(language => welcome[language])

/** Returns where a fault is, e.g. `terms[0].key`. */
const positionOf = (path: readonly PropertyKey[]): string =>
  path
    .map(part => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '') || 'record'
