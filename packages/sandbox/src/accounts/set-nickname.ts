import { isCardType } from '@sixpence/protocol'
import type { accountMethods } from '@sixpence/protocol/schemas'
import { type Handlers, refuse } from '../http/index.ts'
import { statusWord } from './account-status.ts'
import { ownAccount } from './own-account.ts'

export const setNicknameHandlers = {
  setNickname: async (input, context) => {
    const account = await ownAccount(context, input.accountId)
    if (isCardType(account.type)) {
      throw refuse.invalid('accountId', 'A card has a name of its own.')
    }
    if (statusWord(account.statusId) === 'closed') {
      throw refuse.closedAccount('The account is closed.')
    }
    const nickname = input.nickname.trim()
    await context.sql`update customer_account set nickname = ${nickname === '' ? null : nickname}
      where id = ${account.id}`
    return {}
  },
} satisfies Partial<Handlers<typeof accountMethods>>
