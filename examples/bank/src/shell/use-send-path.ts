import { useRouterState } from '@tanstack/react-router'
import { useSendingKinds } from './use-transfer-kinds.ts'

/**
 * Where the user sends money: where they do so already, or else to a person, and to another bank if
 * they may not do that. Undefined of who may do neither.
 */
export function useSendPath() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const paths = useSendingKinds().map(({ to }) => to)
  return paths.find(each => each === path) ?? paths[0]
}
