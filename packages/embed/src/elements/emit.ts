import type { FrameMessage } from '../channel/index.ts'

/**
 * Dispatches the bank's message as an event: `signedIn` is `sixpence-signed-in`, `failed` is
 * `sixpence-error`.
 */
export function emit(element: Element, { type, ...detail }: FrameMessage): void {
  const name = type.replace('failed', 'error').replace(/[A-Z]/, '-$&').toLowerCase()
  element.dispatchEvent(
    new CustomEvent(`sixpence-${name}`, { detail, bubbles: true, composed: true }),
  )
}
