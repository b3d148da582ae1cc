// Each of these runs in the page, so it must not use anything outside itself.

interface Axe {
  run(
    context: string,
    options: { resultTypes: readonly string[] },
  ): Promise<{
    violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[]
  }>
}

/** Records uncaught errors from the first script on. */
export function collectErrors(): void {
  const errors: string[] = []
  Reflect.set(globalThis, 'uncaughtErrors', errors)
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
}

/** Returns the errors recorded since the last call. */
export function takeErrors(): string[] {
  // `collectErrors` put it there.
  return (Reflect.get(globalThis, 'uncaughtErrors') as string[]).splice(0)
}

export const isNothingBusy = (): boolean => !document.querySelector('[aria-busy="true"]')

/** Lists axe's findings, and if the page is wider than its window. */
export async function faultsOfPage(): Promise<string[]> {
  // axe.min.js put itself there.
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
