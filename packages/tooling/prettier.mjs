/** @type {import('prettier').Config} */
export default {
  semi: false,
  singleQuote: true,
  trailingComma: 'all',
  printWidth: 100,
  arrowParens: 'avoid',
  plugins: [import.meta.resolve('prettier-plugin-jsdoc')],
  jsdocPreferCodeFences: false,
}
