export { clientKeySchema, grantEmbed, readEmbedder } from './embedding.ts'
export type { Embedder } from './embedding.ts'
