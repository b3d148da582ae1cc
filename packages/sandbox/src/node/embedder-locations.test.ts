import { describe, expect, it } from 'vitest'
import { testSandbox } from '../../tests/test-sandbox.ts'
import { embedderLocations } from './embedder-locations.ts'

const places = embedderLocations({ SIXPENCE_PARTNER_PORT: '5310', SIXPENCE_SHOP_PORT: '5320' })
const bank = testSandbox({ embedderLocations: places })

async function registered() {
  const embedders = (await (await bank.control('/embedders')).json()) as {
    origins: string[]
    merchant?: { notificationUrl: string }
  }[]
  return {
    origins: embedders.flatMap(({ origins }) => origins),
    told: embedders.map(({ merchant }) => merchant?.notificationUrl),
  }
}

const MOVED = {
  origins: expect.arrayContaining([
    'http://partner.localhost:5310',
    'http://shop.localhost:5320',
  ]) as string[],
  told: [undefined, 'http://127.0.0.1:5320/notifications'],
}

describe('the seeded embedders on other ports', () => {
  it('are registered where they run, also after a reset', async () => {
    expect(await registered()).toEqual(MOVED)
    await bank.control('/reset', {})
    expect(await registered()).toEqual(MOVED)
  })

  it('stay where the first day has them otherwise', () => {
    expect(embedderLocations({ SIXPENCE_PARTNER_PORT: '' })).toEqual([])
    expect(() => embedderLocations({ SIXPENCE_SHOP_PORT: 'x' })).toThrow('SIXPENCE_SHOP_PORT')
  })
})
