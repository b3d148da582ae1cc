import { parseBrand } from '@sixpence/core/brand'
import record from '../estuary/brand.json'

/** The record of Estuary, a fictitious bank. */
export const brand = parseBrand(record)
