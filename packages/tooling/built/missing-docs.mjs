import { builtTypes } from './built-types.mjs'
import { partsOfTables, throwingCalls, throwingMethods } from './throwing-calls.mjs'

// These hold tables, or hand one out; their members are looked at where they are declared.
const NO_TABLES = ['bankMethods', 'BankMethods', 'namedMethods', 'restMethods']

/**
 * Returns the gaps in the built packages' hovers: missing docs of members of the calls, the
 * methods, the clients that `Sixpence` reaches and the hooks, and each lost `@throws`.
 */
export function missingDocs() {
  return [...inProtocol(), ...inClients(), ...inHooks()]
}

function inProtocol() {
  const { exported, membersOf } = builtTypes('protocol')
  const throwing = throwingCalls()
  const tables = exported.filter(isTable)
  const parts = partsOfTables()
  const expected = [...throwing.keys()].flatMap(name =>
    parts.has(name) ? [name] : [name, methodsOf(name)],
  )
  return [
    ...expected.filter(name => !tables.some(table => table.name === name)).map(notExported),
    ...tables.flatMap(table =>
      faultsIn(table.name, membersOf(table), throwing.get(callsOf(table.name))),
    ),
  ]
}

function inClients() {
  const { exported, membersOf } = builtTypes('core')
  const throwing = throwingCalls()
  const byHand = throwingMethods()
  const sixpence = exported.find(({ name }) => name === 'Sixpence')
  return membersOf(sixpence).flatMap(({ name, symbol }) =>
    faultsIn(`sixpence.${name}`, membersOf(symbol), byHand.get(name) ?? throwingOf(name, throwing)),
  )
}

function inHooks() {
  const { exported, hoverOf } = builtTypes('react')
  const hooks = exported.filter(({ name }) => /^use[A-Z]/.test(name))
  if (hooks.length === 0) return ['react exports no hook']
  return faultsIn('react', hooks.map(hoverOf))
}

function faultsIn(owner, members, throwing = []) {
  const mute = members.filter(({ docs }) => docs === '')
  const silent = members.filter(({ name, throws }) => !throws && throwing.includes(name))
  return [
    ...mute.map(({ name }) => `${owner}.${name} has no docs in a hover`),
    ...silent.map(({ name }) => `${owner}.${name} does not say in a hover what it throws`),
  ]
}

const isTable = ({ name }) => /[a-z](?:Calls|Methods)$/.test(name) && !NO_TABLES.includes(name)
const methodsOf = calls => calls.replace(/Calls$/, 'Methods')
const callsOf = table => table.replace(/Methods$/, 'Calls')
const notExported = name => `protocol does not export ${name}`

/** `accounts` is the client of `accountCalls`; some domains are named alike in both. */
const throwingOf = (client, throwing) =>
  throwing.get(`${client}Calls`) ??
  throwing.get(`${client.replace(/ie(?=s$)/, 'y').replace(/s$/, '')}Calls`)
