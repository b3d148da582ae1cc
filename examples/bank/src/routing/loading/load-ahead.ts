import type { LoadWords } from '../../locale/load-messages.ts'
import { nextTask } from '../../start/next-task.ts'
import { SCREEN_TEXTS } from './screen-texts.gen.ts'

const AT_A_TIME = 4

/**
 * Loads what comes after the password while it is being typed, so that then only the bank's answer
 * is missing. Loads a few files at a time, so that keys are handled in between. Files that fail are
 * loaded again when needed.
 */
export async function loadAhead(words: LoadWords, ...first: (() => unknown)[]): Promise<void> {
  const steps = [
    ...first,
    () => import('../../client/create-bank.ts'),
    () => import('../../shell/bank-parts.ts'),
    () => words(...SCREEN_TEXTS.MainLayout),
    () => import('../../screens/home/home-parts.ts'),
    () => words(...SCREEN_TEXTS.HomeScreen),
  ]
  for (let at = 0; at < steps.length; at += AT_A_TIME) {
    await Promise.allSettled(steps.slice(at, at + AT_A_TIME).map(load => load()))
    await nextTask()
  }
}
