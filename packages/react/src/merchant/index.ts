export { Logos } from './logos/logos.tsx'
export { useLogos } from './logos/use-logos.ts'
export type { LogosTask } from './logos/use-logos.ts'
