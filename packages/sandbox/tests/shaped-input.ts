import type { NamedMethod } from '@sixpence/protocol/schemas'

// The history's type is a number, and a limit's is a word: the name is the same.
const TYPES: Readonly<Record<string, string | number>> = {
  limitsGet: 'betweenAccounts',
  cardApply: 2006,
  massTransfer: 'eft',
}
/**
 * Returns input in the right form. Ids of buttons have a form of their own: one of another form is
 * nobody's.
 */
export const shapedFor = ({ name }: NamedMethod, body: object): object => ({
  type: TYPES[name],
  ...(name === 'refundPay' && { expectedLeftAmount: '1.00' }),
  ...(name === 'batchSubmit' && { expectedFee: '0.25' }),
  ...(name.startsWith('savedButton') &&
    'id' in body && {
      id: `btn_${Buffer.from(String(body.id)).toString('hex').padEnd(32, '0').slice(0, 32)}`,
    }),
})
