import { useRouterState } from '@tanstack/react-router'
import { useSendingKinds } from './use-transfer-kinds.ts'

/**
 * Returns the path for sending money: the current one if it sends, else to a person, or else to
 * another bank if the user may not do that. Undefined for users who may do neither.
 */
export function useSendPath() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const paths = useSendingKinds().map(({ to }) => to)
  return paths.find(each => each === path) ?? paths[0]
}
