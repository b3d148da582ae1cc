export { Logos } from './logos.tsx'
export { useLogos } from './use-logos.ts'
export type { LogosTask } from './use-logos.ts'
