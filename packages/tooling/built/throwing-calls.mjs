import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../run/root.mjs'

const PROTOCOL = `${ROOT}/packages/protocol/src`

/** The calls whose docstring in the sources says what they throw, by the name of their table. */
export function throwingCalls() {
  const files = readdirSync(PROTOCOL, { recursive: true }).filter(file =>
    file.endsWith('/calls.ts'),
  )
  return new Map(files.flatMap(file => tablesIn(join(PROTOCOL, file))))
}

function tablesIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ name }) => name.getText().endsWith('Calls'))
    .map(({ name, initializer }) => [name.getText(), throwingIn(initializer)])
}

function throwingIn(table) {
  const object = ts.isSatisfiesExpression(table) ? table.expression : table
  const literal = ts.isAsExpression(object) ? object.expression : object
  if (!ts.isObjectLiteralExpression(literal)) return []
  return literal.properties.filter(saysThrows).map(({ name }) => name.getText())
}

const saysThrows = member =>
  ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'throws')
