import type { MessageDomain } from '@sixpence/react/i18n'
import type { AppContext } from './layout-routes.ts'

/** Loads all texts of a screen together with it. */
export const loadTexts =
  (...rooms: MessageDomain[]) =>
  ({ context }: { context: AppContext }) =>
    context.words(...rooms)
