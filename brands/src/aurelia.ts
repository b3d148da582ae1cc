import { parseBrand } from '@sixpence/core/brand'
import record from '../aurelia/brand.json'

/** The record of Aurelia, a fictitious bank. */
export const brand = parseBrand(record)
