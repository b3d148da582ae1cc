// The peers are installed only in this folder. With PEERS=none only ours is run.
export const isAlone = process.env.PEERS === 'none'

export const isOurs = name => /^@?sixpence/.test(name)

const PEERS = /^(@auth0\/|@supabase\/|keycloak-js|oidc-client-ts)/

/** Replaces the peers that pages import by nothing. */
export const withoutPeers = {
  name: 'without-peers',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: PEERS }, ({ path }) => ({ path, namespace: 'absent' }))
    onLoad({ filter: /./, namespace: 'absent' }, () => ({ contents: 'module.exports = {}' }))
  },
}
