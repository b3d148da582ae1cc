import { positiveDecimalSchema } from '@sixpence/protocol/money'
import * as z from 'zod/mini'

/** True for an amount above zero in the bank's format: `12.50`, neither `12,50` nor `1e3`. */
export const isAmount = (text: string | undefined): text is string =>
  z.safeParse(positiveDecimalSchema, text).success
