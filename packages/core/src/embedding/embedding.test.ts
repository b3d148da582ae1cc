import { describe, expect, it } from 'vitest'
import { json, platformAnswering, type Answering } from '../../tests/http-bank.ts'
import { opened } from '../../tests/opened.ts'
import { createCallAsCustomer, createCallRest } from '../http/index.ts'
import { createCallRestMethod } from '../transport/index.ts'
import { embedding as embeddingDomain } from './embedding.ts'

const ASK = { clientKey: 'ck_sandbox_partner', codeChallenge: 'challenge' }

function anEmbedding(answer: Answering) {
  const { platform, sent } = platformAnswering(answer)
  const session = {
    accessToken: async () => 'token-1',
    renewedToken: async (refused: string) => `${refused}-renewed`,
  }
  const callRest = createCallRest('https://bank.example', platform)
  return {
    embedding: opened(embeddingDomain, {
      callRest: createCallRestMethod(
        createCallAsCustomer({
          callRest,
          session,
          userId: () => undefined,
          language: () => 'en',
        }),
      ),
    }),
    sent,
  }
}

const bearers = (sent: readonly { headers: Headers }[]) =>
  sent.map(({ headers }) => headers.get('Authorization'))

describe('grant', () => {
  it('asks in the name of whoever is signed in here', async () => {
    const { embedding, sent } = anEmbedding(() => json({ code: 'c1' }))
    expect(await embedding.grant(ASK)).toEqual({ code: 'c1' })
    expect(sent[0]).toMatchObject({ path: '/auth/embed', body: ASK })
    expect(bearers(sent)).toEqual(['Bearer token-1'])
  })

  it('asks once more with a renewed token', async () => {
    let refusals = 1
    const { embedding, sent } = anEmbedding(() => {
      refusals -= 1
      return refusals < 0 ? json({ code: 'c1' }) : json({ message: 'Sign in.' }, 401)
    })
    expect(await embedding.grant(ASK)).toEqual({ code: 'c1' })
    expect(bearers(sent)).toEqual(['Bearer token-1', 'Bearer token-1-renewed'])
  })

  it('says that a frame may not', async () => {
    const { embedding, sent } = anEmbedding(() =>
      json({ message: 'This needs a window of the bank.', code: 'step_up_needed' }, 403),
    )
    await expect(embedding.grant(ASK)).rejects.toMatchObject({ code: 'step_up_needed' })
    expect(sent).toHaveLength(1)
  })

  it('takes no answer without a code', async () => {
    const { embedding } = anEmbedding(() => json({}))
    await expect(embedding.grant(ASK)).rejects.toMatchObject({ code: 'unexpected_answer' })
  })
})
