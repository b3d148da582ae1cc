export { Attention } from './attention.tsx'
export type { AttentionProps } from './attention.tsx'
