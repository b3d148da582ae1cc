// One call of 25 history rows: through the core, and by only fetch and JSON.parse.
import { createSixpence } from '../../packages/core/src/index.ts'
import { browserPlatform } from '../../packages/core/src/platform/browser-platform.ts'

const ORIGIN = location.origin
const sixpence = createSixpence({ api: ORIGIN, platform: browserPlatform(), namespace: 'bench' })
const WAYS = {
  sixpence: () => sixpence.history.list({}),
  'fetch + JSON.parse': async () => {
    const response = await fetch(`${ORIGIN}/api?transactionHistoryList`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer x',
        'content-type': 'application/json',
        'x-client-version': '2.1.2',
        'x-request-id': crypto.randomUUID(),
      },
      body: JSON.stringify({ method: 'transactionHistoryList', lang: 'en' }),
    })
    return JSON.parse(await response.text())
  },
}

window.prepare = async () => {
  await sixpence.session.restore()
  await sixpence.signIn.start({ username: 'u1@bench.example', password: 'x' })
}
window.measure = async (way, times) => {
  const took = []
  for (let round = 0; round < times; round += 1) {
    const started = performance.now()
    await WAYS[way]()
    took.push(performance.now() - started)
  }
  return took
}
window.ways = Object.keys(WAYS)
window.ready = true
