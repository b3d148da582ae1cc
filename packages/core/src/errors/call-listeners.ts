import type { DiagnosticListener } from './diagnostic.ts'

/**
 * Calls the host's listeners. Reports anything they throw, at once or later, so that it stops
 * neither the other listeners nor the caller; in Node it would end the process.
 *
 * @returns Resolves once all of them are done; never rejects.
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
