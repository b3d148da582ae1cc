import type { MessageDomain } from '@sixpence/react/i18n'
import type { AppContext } from './layout-routes.ts'

/** Has the words of a screen there when the screen is: it need not wait for each room in turn. */
export const loadTexts =
  (...rooms: MessageDomain[]) =>
  ({ context }: { context: AppContext }) =>
    context.words(...rooms)
