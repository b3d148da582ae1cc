import type { Room } from '@sixpence/react/i18n'
import type { AppContext } from './layout-routes.ts'

/** Has the words of a screen there when the screen is: it need not wait for each room in turn. */
export const says =
  (...rooms: Room[]) =>
  ({ context }: { context: AppContext }) =>
    context.words(...rooms)
