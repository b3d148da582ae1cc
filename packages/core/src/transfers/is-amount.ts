import { POSITIVE_DECIMAL } from '@sixpence/protocol/normal-amount'

/** True for an amount above zero in the bank's format: `12.50`, neither `12,50` nor `1e3`. */
export const isAmount = (text: string | undefined): text is string =>
  text !== undefined && POSITIVE_DECIMAL.test(text)
