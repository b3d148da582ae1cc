// What ours is compared with is installed in this folder alone. With PEERS=none only ours is run.
export const isAlone = process.env.PEERS === 'none'

export const isOurs = name => /^@?sixpence/.test(name)

const PEERS = /^(@auth0\/|@supabase\/|keycloak-js|oidc-client-ts)/

/** Lays nothing in the place of the peers that pages import. */
export const withoutPeers = {
  name: 'without-peers',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: PEERS }, ({ path }) => ({ path, namespace: 'absent' }))
    onLoad({ filter: /./, namespace: 'absent' }, () => ({ contents: 'module.exports = {}' }))
  },
}
