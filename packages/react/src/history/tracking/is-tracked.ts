import type { Transaction } from '@sixpence/core'

const LEAVES_THE_BANK: ReadonlySet<Transaction['type']> = new Set([
  'eftTransfer',
  'wireTransfer',
  'cryptoEftTransfer',
  'instantTransfer',
  'interacTransfer',
  'octTransfer',
] as const)

/** Whether the bank can say where the money of a row is: it has left for another bank. */
export const isTracked = ({ type, direction, status }: Transaction): boolean =>
  LEAVES_THE_BANK.has(type) && direction === 'out' && status === 'completed'
