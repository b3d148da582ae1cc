export { createSandbox } from './create-sandbox.ts'
export type { NodeSandboxOptions } from './create-sandbox.ts'
export { serveSandbox } from './serve.ts'
export type { Served } from './serve.ts'
