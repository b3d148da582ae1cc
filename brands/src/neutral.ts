import { parseBrand } from '@sixpence/core/brand'
import record from './neutral/brand.json'

/** The record of no bank: placeholders until you have a brand of your own. */
export const brand = parseBrand(record)
