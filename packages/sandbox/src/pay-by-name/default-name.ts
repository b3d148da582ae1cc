const LONGEST = 32

/**
 * Returns a short name made from the merchant's name: letters without accents, digits and hyphens.
 * Undefined if that leaves nothing valid.
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
