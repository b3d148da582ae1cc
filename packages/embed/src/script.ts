import { defineElements } from './elements/index.ts'

// Uses the prototype, because an element in the page named `currentScript` shadows
// `document.currentScript`.
const script = Reflect.get(
  Document.prototype,
  'currentScript',
  document,
) as // Null in a module; no other element runs a script from a URL.
HTMLScriptElement | null
if (script) {
  const bank = new URL(script.src).origin
  defineElements({ bank, answers: script.dataset['api'] ?? bank })
}
