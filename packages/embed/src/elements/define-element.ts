import { ATTRIBUTES } from '../channel/index.ts'
import type { ElementName } from './element-names.ts'
import { shadow } from './shadow.ts'

/** The behaviour of an element in its shadow root. */
export interface Behaviour {
  readonly enter: () => void
  readonly leave: () => void
  readonly change: (attribute: string) => unknown
}

/** Creates the behaviour of one element. */
export type CreateBehaviour = (host: HTMLElement, root: ShadowRoot) => Behaviour

/** Defines an element, unless its name is taken: the first definition wins. */
export function defineElement(name: ElementName, createBehaviour: CreateBehaviour): void {
  if (customElements.get(name)) return
  customElements.define(
    name,
    class extends HTMLElement {
      static readonly observedAttributes = ATTRIBUTES
      readonly #behaviour = createBehaviour(this, shadow(this))

      connectedCallback(): void {
        this.#behaviour.enter()
      }

      disconnectedCallback(): void {
        this.#behaviour.leave()
      }

      /** Its presence lets `moveBefore()` move an element with its frame alive. */
      connectedMoveCallback(): void {}

      attributeChangedCallback(attribute: string): void {
        this.#behaviour.change(attribute)
      }
    },
  )
}
