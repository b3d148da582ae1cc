import ts from 'typescript'
import { ROOT } from '../run/root.mjs'

const OPTIONS = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  types: [],
}

/** Reads the types that a package is published with, as an editor does. */
export function builtTypes(name) {
  const file = `${ROOT}/packages/${name}/dist/index.d.ts`
  const program = ts.createProgram([file], OPTIONS)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  if (!source) throw new Error(`${name} is not built`)
  const resolved = symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const typeOf = symbol =>
    symbol.flags & ts.SymbolFlags.Value
      ? checker.getTypeOfSymbol(symbol)
      : checker.getDeclaredTypeOfSymbol(symbol)
  const hoverOf = symbol => ({
    name: symbol.name,
    symbol,
    docs: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    throws: symbol.getJsDocTags(checker).some(({ name: tag }) => tag === 'throws'),
  })
  return {
    exported: checker.getExportsOfModule(checker.getSymbolAtLocation(source)).map(resolved),
    /** Returns the text of a hover over a symbol. */
    hoverOf,
    /** Returns the text of a hover over each member of a constant or an interface. */
    membersOf: symbol => checker.getPropertiesOfType(typeOf(symbol)).map(hoverOf),
  }
}
