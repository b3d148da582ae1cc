import type { DiagnosticListener } from './diagnostic.ts'

/**
 * Calls what a host listens with. What one of them throws, at once or later, is reported, and keeps
 * neither the others nor the caller from going on; in Node it would end the process.
 *
 * @returns Settled once all of them are done; never rejects.
 */
export async function callListeners<Told extends readonly unknown[]>(
  listeners: Iterable<(...told: Told) => unknown>,
  told: Told,
  report: DiagnosticListener,
): Promise<void> {
  const onThrown = (error: unknown) =>
    report({ type: 'listener', message: 'A listener has thrown', details: { error } })
  await Promise.all(Array.from(listeners, listener => called(() => listener(...told), onThrown)))
}

function called(call: () => unknown, onThrown: (error: unknown) => void): Promise<unknown> {
  try {
    return Promise.resolve(call()).catch(onThrown)
  } catch (error) {
    onThrown(error)
    return Promise.resolve()
  }
}
