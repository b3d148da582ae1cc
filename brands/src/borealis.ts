import { parseBrand } from '@sixpence/core/brand'
import record from '../borealis/brand.json'

/** The record of Borealis, a fictitious bank. */
export const brand = parseBrand(record)
