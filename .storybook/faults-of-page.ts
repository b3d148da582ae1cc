// Each of these runs in the page, so it stands alone.

interface Axe {
  run(
    context: string,
    options: { resultTypes: readonly string[] },
  ): Promise<{
    violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[]
  }>
}

/** Keeps what nothing in the page has caught, from the first script on. */
export function collectErrors(): void {
  const errors: string[] = []
  Reflect.set(globalThis, 'uncaughtErrors', errors)
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
}

/** Answers what has been kept since the last time. */
export function takeErrors(): string[] {
  // `collectErrors` has put it there.
  return (Reflect.get(globalThis, 'uncaughtErrors') as string[]).splice(0)
}

export const isNothingBusy = (): boolean => !document.querySelector('[aria-busy="true"]')

/** What axe finds, and whether the page is wider than its window. */
export async function faultsOfPage(): Promise<string[]> {
  // axe.min.js has put itself there.
  const { axe } = globalThis as unknown as { axe: Axe }
  const { violations } = await axe.run('body', { resultTypes: ['violations'] })
  const faults = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(node => `  ${node.html}\n  ${node.failureSummary ?? ''}`).join('\n')}`,
  )
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`)
  return faults
}
