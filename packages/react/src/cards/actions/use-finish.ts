import { useToast } from '../../ui/index.ts'

/** Returns a function that closes a dialog and shows a toast once the action has succeeded. */
export function useFinish(
  close: () => void,
): (isDone: Promise<boolean>, text: string) => Promise<void> {
  const toast = useToast()
  return async (isDone, text) => {
    if (!(await isDone)) return
    close()
    toast({ tone: 'positive', text })
  }
}
