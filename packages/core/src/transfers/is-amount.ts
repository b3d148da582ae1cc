import { positiveDecimalSchema } from '@sixpence/protocol'
import * as z from 'zod/mini'

/** Whether a text is an amount above zero as the bank writes it: `12.50`, neither `12,50` nor `1e3`. */
export const isAmount = (text: string | undefined): text is string =>
  z.safeParse(positiveDecimalSchema, text).success
