/**
 * Makes an element. Asks the prototype: `document.createElement` is whatever in the page is named
 * so.
 */
export function make<K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] {
  return Document.prototype.createElement.call(document, tag) as HTMLElementTagNameMap[K]
}
