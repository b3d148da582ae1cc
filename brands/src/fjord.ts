import { parseBrand } from '@sixpence/core/brand'
import record from '../fjord/brand.json'

/** The record of Fjord, a fictitious bank. */
export const brand = parseBrand(record)
