import { parseBrand } from '@sixpence/core/brand'
import record from '../dunmore/brand.json'

/** The record of Dunmore, a fictitious bank. */
export const brand = parseBrand(record)
