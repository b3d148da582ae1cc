import type { transferMethods } from '@sixpence/protocol/schemas'
import { states } from '../dictionaries/index.ts'
import type { Handlers } from '../http/index.ts'

export const listStatesHandlers = {
  states: async ({ countryCode }, { locale }) => ({
    states: states(locale)
      .filter(state => state.countryCode === countryCode)
      .map(({ id, name }) => ({ id: String(id), name })),
  }),
} satisfies Partial<Handlers<typeof transferMethods>>
