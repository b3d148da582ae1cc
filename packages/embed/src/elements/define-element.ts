import { ATTRIBUTES } from '../channel/index.ts'
import type { ElementName } from './element-names.ts'
import { shadow } from './shadow.ts'

/** What an element does in its shadow root. */
export interface Behaviour {
  readonly enter: () => void
  readonly leave: () => void
  readonly change: (attribute: string) => unknown
}

/** Makes what an element does, once for each. */
export type Behave = (host: HTMLElement, root: ShadowRoot) => Behaviour

/** Defines an element, unless its name is taken: whoever comes first wins. */
export function defineElement(name: ElementName, behave: Behave): void {
  if (customElements.get(name)) return
  customElements.define(
    name,
    class extends HTMLElement {
      static readonly observedAttributes = ATTRIBUTES
      readonly #behaviour = behave(this, shadow(this))

      connectedCallback(): void {
        this.#behaviour.enter()
      }

      disconnectedCallback(): void {
        this.#behaviour.leave()
      }

      /** That it is here lets `moveBefore()` move an element with its frame alive. */
      connectedMoveCallback(): void {}

      attributeChangedCallback(attribute: string): void {
        this.#behaviour.change(attribute)
      }
    },
  )
}
