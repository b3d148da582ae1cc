import { useRouterState } from '@tanstack/react-router'

/**
 * Returns the path of the screen that is shown. While the next one loads, the address already has
 * that one's path.
 */
export const useShownPath = (): string =>
  useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
