import { embeddingMethods } from '@sixpence/protocol/schemas'
import * as z from 'zod/mini'
import type { Bank } from '../bank.ts'
import { RestFault, restService } from '../http/index.ts'
import { findEmbedder } from './list-embedders.ts'

/** Serves public data about an embedder and its origins, which a frame checks its host against. */
export function embedderService({ database }: Pick<Bank, 'database'>) {
  const service = restService()
  service.get(
    embeddingMethods.embedder.path.replace('{clientKey}', ':clientKey'),
    async context => {
      const embedder = await findEmbedder(database.sql, context.req.param('clientKey') ?? '')
      if (!embedder) throw new RestFault(404, 'not_found', 'Nobody has this key.')
      const { name, origins } = embedder
      return context.json(
        z.encode(embeddingMethods.embedder.output, { name, origins: [...origins] }),
      )
    },
  )
  return service
}
