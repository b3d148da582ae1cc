import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../run/root.mjs'

const PROTOCOL = `${ROOT}/packages/protocol/src`
const CORE = `${ROOT}/packages/core/src`
const CALLS = /(?:^|[\\/-])calls\.ts$/

/** Clients whose methods are written by hand, with the interface that declares them. */
const WRITTEN_BY_HAND = {
  access: ['access/access.ts', 'Access'],
  signIn: ['sign-in/sign-in-step.ts', 'SignIn'],
}

/** The calls with a `@throws` in their source, by the name of their table. */
export function throwingCalls() {
  const constants = constantsOfCalls()
  const tables = [...constants].filter(([name]) => isTable(name))
  return new Map(tables.map(([name, value]) => [name, throwingIn(value, constants)]))
}

/** The tables that another one is made of: it has the methods. */
export function partsOfTables() {
  const tables = [...constantsOfCalls()].filter(([name]) => isTable(name))
  return new Set(tables.flatMap(([, value]) => spreadIn(value)))
}

/** The hand-written methods with a `@throws` in their source, by client. */
export function throwingMethods() {
  const clients = Object.entries(WRITTEN_BY_HAND)
  return new Map(clients.map(([name, [file, type]]) => [name, membersOf(join(CORE, file), type)]))
}

function membersOf(file, type) {
  const declared = statementsOf(file).find(
    one => ts.isInterfaceDeclaration(one) && one.name.text === type,
  )
  const throwing = declared?.members.filter(saysThrows).map(({ name }) => name.getText()) ?? []
  if (throwing.length === 0) throw new Error(`${file} declares no ${type} that throws`)
  return throwing
}

const statementsOf = file =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true).statements

function constantsOfCalls() {
  const files = readdirSync(PROTOCOL, { recursive: true }).filter(file => CALLS.test(file))
  return new Map(files.flatMap(file => [...constantsIn(join(PROTOCOL, file))]))
}

const isTable = name => name.endsWith('Calls')

function constantsIn(file) {
  const declared = statementsOf(file)
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  return new Map(declared.map(({ name, initializer }) => [name.getText(), initializer]))
}

/** Includes the calls of the tables it is made of. */
function throwingIn(table, constants) {
  const own =
    literalIn(table)
      ?.properties.filter(saysThrows)
      .map(({ name }) => name.getText()) ?? []
  return [...own, ...spreadIn(table).flatMap(part => throwingIn(constants.get(part), constants))]
}

function spreadIn(table) {
  const spread = literalIn(table)?.properties.filter(ts.isSpreadAssignment) ?? []
  return spread.map(({ expression }) => expression.getText())
}

/** The object in `{} as const satisfies Calls`, and in `(() => ({}))()`. */
function literalIn(node) {
  if (!node || ts.isObjectLiteralExpression(node)) return node
  if (ts.isArrowFunction(node)) return literalIn(node.body)
  return literalIn(node.expression)
}

const saysThrows = member =>
  ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'throws')
