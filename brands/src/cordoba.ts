import { parseBrand } from '@sixpence/core/brand'
import record from '../cordoba/brand.json'

/** The record of Cordoba, a fictitious bank. */
export const brand = parseBrand(record)
