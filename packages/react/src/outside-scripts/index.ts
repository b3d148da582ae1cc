export { loadOutsideScript } from './load-outside-script.ts'
export type { OutsideScript } from './load-outside-script.ts'
