import { expect, it } from 'vitest'
import { openPostgres } from './open-postgres.ts'

it.each(['postgres://ada:secret@127.0.0.1:1/bank', 'no address'])(
  'says what to do when %j is not answered, and tells no password',
  async url => {
    const opening = openPostgres(url)
    await expect(opening).rejects.toThrow(/DATABASE_URL cannot be used: .+\. Start it or correct/)
    await expect(opening).rejects.not.toThrow('secret')
  },
)
