// Each adapter: seed() leaves an expired session with a live refresh token where every tab finds it,
// open() prepares the library in this tab, call() makes one API call as its documentation shows it.
import { Auth0Client } from '@auth0/auth0-spa-js'
import { AuthClient, navigatorLock } from '@supabase/auth-js'
import Keycloak from 'keycloak-js'
import { User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { createSixpence } from '../../packages/core/src/index.ts'
import { browserPlatform } from '../../packages/core/src/platform/browser-platform.ts'

const ORIGIN = location.origin
const api = async token => {
  // Chromium's cache allows only one request for an address at a time.
  const init = { cache: 'no-store', headers: { authorization: `Bearer ${token}` } }
  const response = await fetch(`${ORIGIN}/api`, init)
  await response.text()
  if (!response.ok) throw new Error(`api ${response.status}`)
}
const seedTokens = async () => (await fetch(`${ORIGIN}/seed`, { method: 'POST' })).json()
const isFresh = tokens => tokens.expires_at > Date.now() / 1000 + 5
const refreshed = async refresh_token => {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token })
  const response = await fetch(`${ORIGIN}/oauth/token`, { method: 'POST', body })
  if (!response.ok) throw new Error(`refresh ${response.status}`)
  return response.json()
}

const sixpence = {
  make: () => createSixpence({ api: ORIGIN, platform: browserPlatform(), namespace: 'bench' }),
  async seed() {
    const bank = this.make()
    await bank.session.restore()
    await bank.signIn.start({ username: 'u1@bench.example', password: 'x' })
    bank.dispose()
  },
}

// An access token is never stored, so a page that has just been loaded has none.
const sixpenceLoaded = {
  ...sixpence,
  async open() {},
  async call() {
    this.bank ??= this.make()
    await api(await this.bank.session.accessToken())
  },
}

// By the clock the token is valid, but the bank returns 401.
const sixpenceRefused = {
  ...sixpence,
  async open() {
    this.bank = this.make()
    await this.bank.session.accessToken()
  },
  async call() {
    await this.bank.history.list({})
  },
}

const auth0 = {
  make: () =>
    new Auth0Client({
      domain: ORIGIN,
      clientId: 'app',
      useRefreshTokens: true,
      cacheLocation: 'localstorage',
      authorizationParams: { redirect_uri: `${ORIGIN}/page/refresh` },
    }),
  async seed() {
    let authorizeUrl
    const client = this.make()
    await client.loginWithRedirect({
      openUrl: async url => {
        authorizeUrl = url
      },
    })
    const landed = await fetch(authorizeUrl, { redirect: 'follow' })
    await client.handleRedirectCallback(landed.url)
  },
  async open() {
    this.client = this.make()
  },
  async call() {
    await api(await this.client.getTokenSilently())
  },
}

const oidcClient = {
  make: () =>
    new UserManager({
      authority: ORIGIN,
      client_id: 'app',
      redirect_uri: `${ORIGIN}/cb`,
      automaticSilentRenew: false,
      monitorSession: false,
      userStore: new WebStorageStateStore({ store: localStorage }),
      metadata: {
        issuer: `${ORIGIN}/`,
        authorization_endpoint: `${ORIGIN}/authorize`,
        token_endpoint: `${ORIGIN}/oauth/token`,
        end_session_endpoint: `${ORIGIN}/x`,
      },
    }),
  async seed() {
    const tokens = await seedTokens()
    const profile = { sub: 'u1', iss: `${ORIGIN}/`, aud: 'app', exp: 0, iat: 0 }
    await this.make().storeUser(new User({ ...tokens, profile }))
  },
  async open() {
    this.client = this.make()
  },
  async call() {
    let user = await this.client.getUser()
    if (!user || user.expired) user = await this.client.signinSilent()
    await api(user.access_token)
  },
}

const supabase = {
  make: () =>
    new AuthClient({
      url: `${ORIGIN}/auth/v1`,
      headers: {},
      autoRefreshToken: false,
      persistSession: true,
      detectSessionInUrl: false,
      storageKey: 'sb',
      lock: navigatorLock,
    }),
  async seed() {
    localStorage.setItem('sb', JSON.stringify(await seedTokens()))
  },
  async open() {
    this.client = this.make()
  },
  async call() {
    const { data, error } = await this.client.getSession()
    if (error) throw error
    await api(data.session.access_token)
  },
}

const keycloak = {
  async seed() {
    localStorage.setItem('kc', JSON.stringify(await seedTokens()))
  },
  async open() {
    const tokens = JSON.parse(localStorage.getItem('kc'))
    this.client = new Keycloak({ url: ORIGIN, realm: 'r', clientId: 'app' })
    await this.client
      .init({
        checkLoginIframe: false,
        pkceMethod: 'S256',
        token: tokens.access_token,
        refreshToken: tokens.refresh_token,
        idToken: tokens.id_token,
        timeSkew: 0,
      })
      .catch(() => undefined)
  },
  async call() {
    await this.client.updateToken(5)
    await api(this.client.token)
  },
}

const floorLocalStorage = {
  read: () => JSON.parse(localStorage.getItem('fl')),
  async seed() {
    localStorage.setItem('fl', JSON.stringify(await seedTokens()))
  },
  async open() {
    this.flight = undefined
  },
  async token() {
    if (isFresh(this.read())) return this.read()
    this.flight ??= navigator.locks
      .request('fl', async () => {
        if (isFresh(this.read())) return this.read()
        const tokens = await refreshed(this.read().refresh_token)
        localStorage.setItem('fl', JSON.stringify(tokens))
        return tokens
      })
      .finally(() => {
        this.flight = undefined
      })
    return this.flight
  },
  async call() {
    await api((await this.token()).access_token)
  },
}

const ADAPTERS = {
  'sixpence, page just loaded': sixpenceLoaded,
  'sixpence, token refused': sixpenceRefused,
  'auth0-spa-js': auth0,
  'oidc-client-ts': oidcClient,
  'supabase auth-js (navigatorLock)': supabase,
  'keycloak-js': keycloak,
  'floor: Web Locks + localStorage': floorLocalStorage,
}

window.names = Object.keys(ADAPTERS)
window.seed = name => ADAPTERS[name].seed()
window.open_ = name => ADAPTERS[name].open()
window.fire = async (name, calls, at) => {
  await new Promise(resolve => setTimeout(resolve, Math.max(0, at - Date.now())))
  const results = await Promise.allSettled(
    Array.from({ length: calls }, () => ADAPTERS[name].call()),
  )
  const failed = results.filter(result => result.status === 'rejected')
  return { failed: failed.length, firstError: String(failed[0]?.reason?.message ?? '') }
}
window.ready = true
