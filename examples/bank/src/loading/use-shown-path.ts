import { useRouterState } from '@tanstack/react-router'

/** The path of the screen on show. That of the next one is in the address while it still loads. */
export const useShownPath = (): string =>
  useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
