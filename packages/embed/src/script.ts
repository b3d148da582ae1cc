import { defineElements } from './elements/index.ts'

// Asks the prototype: `document.currentScript` is whatever in the page is named so.
const script = Reflect.get(
  Document.prototype,
  'currentScript',
  document,
) as // Null in a module; no other element runs a script with an address.
HTMLScriptElement | null
if (script) {
  const bank = new URL(script.src).origin
  defineElements({ bank, answers: script.dataset['api'] ?? bank })
}
