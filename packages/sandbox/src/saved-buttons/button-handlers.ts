import type { SavedButton } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import type { Bank } from '../bank.ts'
import type { CallerContext } from '../context.ts'
import { merchantNameOf } from '../embedders/index.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { type ButtonRecord, buttonsOf, findButton, termsOf } from './button-record.ts'
import { buttonLink, buttonSnippet } from './button-snippet.ts'
import { originsOf } from './return-address.ts'
import { createButton, deleteButton, updateButton } from './write-button.ts'

type Of =
  | 'savedButtons'
  | 'savedButton'
  | 'createSavedButton'
  | 'updateSavedButton'
  | 'deleteSavedButton'

/** Handles merchants' calls about their saved buttons. */
export function savedButtonHandlers({
  pagesUrl,
}: Pick<Bank, 'pagesUrl'>): Pick<Handlers<typeof merchantMethods>, Of> {
  const forMerchant = (button: ButtonRecord, { bankUrl }: CallerContext): SavedButton => {
    const { id, name, returnUrl, logoId } = button
    const bank = { pages: pagesUrl ?? bankUrl, answers: bankUrl }
    return {
      id,
      name,
      ...termsOf(button),
      ...(returnUrl !== null && { returnUrl }),
      ...(logoId !== null && { logoId }),
      html: buttonSnippet(bank, button),
      link: buttonLink(bank, button),
    }
  }
  const itemOf = async (id: string, context: CallerContext) => {
    const button = await findButton(context.sql, id)
    if (!button || button.isDeleted || button.merchantId !== context.caller.customerId) {
      throw refuse.accessDenied('There is no such button.')
    }
    return { item: forMerchant(button, context) }
  }
  return {
    savedButtons: async (_, context) => {
      const { sql, caller } = context
      const buttons = await buttonsOf(sql, caller.customerId)
      const items = buttons.map(button => forMerchant(button, context))
      const origins = await originsOf(sql, caller.customerId)
      const merchantName = await merchantNameOf(sql, caller.customerId)
      return { items, total: items.length, merchantName, origins: [...origins] }
    },
    savedButton: ({ id }, context) => itemOf(id, context),
    createSavedButton: async (input, context) =>
      itemOf(await createButton(input, context), context),
    updateSavedButton: async (change, context) => {
      await updateButton(change, context)
      return itemOf(change.id, context)
    },
    deleteSavedButton: async ({ id }, context) => {
      await deleteButton(id, context)
      return {}
    },
  }
}
