import { useToast } from '../../ui/index.ts'

/** Answers what ends a dialog: once something is done it closes, and a passing message says so. */
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
