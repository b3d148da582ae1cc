export { attention } from './attention.ts'
export type { AttentionFacts, AttentionItem, CardAttention } from './attention.ts'
