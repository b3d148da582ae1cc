const LONGEST = 32

/**
 * A short name made of what payers know a merchant by: letters without their accents, digits and
 * hyphens. Undefined where that leaves nothing that could be one.
 */
export function defaultName(merchantName: string): string | undefined {
  const words = merchantName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const name = words.join('-').slice(0, LONGEST).replace(/-$/, '')
  return name.length >= 3 ? name : undefined
}
