import type { Brand } from '@sixpence/core/brand'
import record from '../../../../brands/src/neutral/brand.json'

/**
 * Placeholders for a host that has set no brand yet. The tests of the brands hold the record to its
 * schema.
 */
export const NEUTRAL_BRAND: Brand = { logo: 'logo.svg', ...(record as Omit<Brand, 'logo'>) }
