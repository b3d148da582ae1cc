import { useSurroundings, type SignInDoor } from './sixpence-context.ts'

/** The session and the way to begin one. At hand before the rest of the bank is loaded. */
export function useSignInDoor(): SignInDoor {
  return useSurroundings().door
}
