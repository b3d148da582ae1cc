/**
 * Creates an element. Uses the prototype, because an element in the page named `createElement`
 * shadows `document.createElement`.
 */
export function make<K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] {
  return Document.prototype.createElement.call(document, tag) as HTMLElementTagNameMap[K]
}
