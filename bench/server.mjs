// A page, a token service with one-use refresh tokens and no grace, and an API, on loopback.
// Speaks both OAuth 2.0 (for the peers) and our own token service, on the same tokens.
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const TOKEN_MS = 60
const API_MS = 4

export async function startServer(pages, lists = new Map()) {
  const state = freshState()
  const server = createServer((request, response) => {
    answer({ request, response, state, pages, lists }).catch(error => {
      response.statusCode = 500
      response.end(String(error))
    })
  })
  await new Promise(resolve => server.listen(0, 'localhost', resolve))
  const origin = `http://localhost:${server.address().port}`
  return {
    origin,
    stats: () => ({ ...state.counts }),
    /** From now on the API refuses every access token issued so far. */
    expire: () => state.access.forEach((_, token) => state.access.set(token, false)),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const freshState = () => ({
  counts: { refreshes: 0, reuses: 0, calls: 0, refusedCalls: 0 },
  access: new Map(),
  refresh: new Map(),
  nonces: new Map(),
})

async function answer({ request, response, state, pages, lists }) {
  const url = new URL(request.url, 'http://bench')
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', '*')
  response.setHeader('cache-control', 'no-store')
  const json = (status, value) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof value === 'string' ? value : JSON.stringify(value))
  }
  if (request.method === 'OPTIONS') return json(200, {})
  const body = await text(request)

  if (url.pathname.startsWith('/page/')) return page(response, url.pathname.slice(6))
  if (pages.has(`/pages/${url.pathname.slice(4)}`)) {
    response.setHeader('content-type', 'text/javascript')
    return response.end(pages.get(`/pages/${url.pathname.slice(4)}`))
  }
  if (url.pathname === '/seed') return json(200, issue(state, url.origin, { expired: true }))
  if (url.pathname === '/authorize') return authorize(response, url, state)
  if (url.pathname === '/auth/refresh') return ourRefresh(body)
  if (url.pathname === '/auth/login') return ourLogin()
  if (url.pathname.endsWith('/token')) return token(body)
  if (url.pathname === '/api') return api()
  if (url.pathname === '/ws') return json(404, {})
  return json(204, '')

  async function token(text) {
    const isJson = (request.headers['content-type'] ?? '').includes('json')
    const asked = isJson ? JSON.parse(text || '{}') : Object.fromEntries(new URLSearchParams(text))
    await pause(TOKEN_MS)
    const origin = `http://${request.headers.host}`
    const grant = asked.grant_type ?? url.searchParams.get('grant_type')
    if (grant === 'authorization_code')
      return json(200, issue(state, origin, { expired: true, nonce: state.nonces.get(asked.code) }))
    if (!spend(state, asked.refresh_token))
      return json(400, { error: 'invalid_grant', error_description: 'refresh token reuse' })
    return json(200, issue(state, origin, {}))
  }

  async function ourRefresh(text) {
    await pause(TOKEN_MS)
    const { refreshToken } = JSON.parse(text || '{}')
    if (!spend(state, refreshToken)) return json(401, { message: 'reuse', code: 'invalid_grant' })
    return json(200, ourTokens(issue(state, `http://${request.headers.host}`, {})))
  }

  function ourLogin() {
    const tokens = issue(state, `http://${request.headers.host}`, {})
    return json(200, { authFlow: 'simple', ...ourTokens(tokens) })
  }

  async function api() {
    const list = lists.get(url.search.slice(1))
    state.counts.calls += 1
    if (list) return json(200, list)
    await pause(API_MS * (0.5 + Math.random()))
    if (state.access.get((request.headers.authorization ?? '').slice(7)))
      return json(200, NO_HISTORY)
    state.counts.refusedCalls += 1
    return json(401, { responseCode: 'AU', message: 'expired' })
  }
}

const NO_HISTORY = {
  responseCode: '00',
  responseDescription: '',
  transactions: { transaction: [] },
  results: 0,
  rejectedCount: 0,
  processingCount: 0,
}

const ourTokens = tokens => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token,
})

function spend(state, refreshToken) {
  state.counts.refreshes += 1
  if (state.refresh.get(refreshToken) !== 'live') {
    state.counts.reuses += 1
    return false
  }
  state.refresh.set(refreshToken, 'used')
  return true
}

function issue(state, origin, { expired = false, nonce }) {
  const now = Math.floor(Date.now() / 1000)
  const lifetime = expired ? -10 : 3600
  const claims = { iss: `${origin}/`, sub: 'u1', email: 'u1@bench.example' }
  const access = jwt({ ...claims, aud: 'api', iat: now - 20, exp: now + lifetime })
  const refresh = jwt({ ...claims, typ: 'Refresh', exp: now + 86_400 })
  state.access.set(access, !expired)
  state.refresh.set(refresh, 'live')
  return {
    access_token: access,
    refresh_token: refresh,
    token_type: 'Bearer',
    expires_in: expired ? 1 : 3600,
    expires_at: now + lifetime,
    scope: 'openid profile email offline_access',
    id_token: jwt({ ...claims, aud: 'app', iat: now, exp: now + 3600, nonce, sid: 's1' }),
    user: {
      id: 'u1',
      aud: 'x',
      email: 'u1@bench.example',
      app_metadata: {},
      user_metadata: {},
      created_at: new Date().toISOString(),
    },
  }
}

const part = value => Buffer.from(JSON.stringify(value)).toString('base64url')
const jwt = claims =>
  `${part({ alg: 'RS256', typ: 'JWT', kid: 'k' })}.${part({ ...claims, jti: randomBytes(8).toString('hex') })}.${randomBytes(32).toString('base64url')}`

function authorize(response, url, state) {
  const code = randomBytes(8).toString('hex')
  state.nonces.set(code, url.searchParams.get('nonce'))
  const back = new URL(url.searchParams.get('redirect_uri'))
  back.searchParams.set('code', code)
  back.searchParams.set('state', url.searchParams.get('state'))
  response.writeHead(302, { location: back.href })
  response.end()
}

function page(response, name) {
  response.setHeader('content-type', 'text/html')
  response.end(
    `<!doctype html><meta charset="utf-8"><title>${name}</title><script type="module" src="/js/${name}.js"></script>`,
  )
}

async function text(request) {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
