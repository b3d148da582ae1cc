import { parseBrand } from '@sixpence/core/brand'
import record from './neutral/brand.json'

/** The record of no bank: placeholders, for as long as you have no brand of your own. */
export const brand = parseBrand(record)
