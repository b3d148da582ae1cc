import type { FrameMessage } from '../channel/index.ts'

/** Dispatches a message as an event, e.g. `sixpence-signed-in`; `failed` as `sixpence-error`. */
export function emit(element: Element, { type, ...detail }: FrameMessage): void {
  const name = type.replace('failed', 'error').replace(/[A-Z]/, '-$&').toLowerCase()
  element.dispatchEvent(
    new CustomEvent(`sixpence-${name}`, { detail, bubbles: true, composed: true }),
  )
}
