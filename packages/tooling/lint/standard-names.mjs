// Newcomers search for the usual terms, and find nothing under a word of our own.
const INSTEAD = new Map([
  ['door', 'entry point, API or client'],
  ['house', 'package or bank'],
  ['room', 'domain'],
  ['face', 'client'],
  ['wish', 'input or request'],
  ['told', 'message, delivered or reported'],
  ['said', 'message'],
  ['says', 'message or reads'],
  ['tells', 'message or notifies'],
  ['tell', 'notify or send'],
  ['heard', 'received'],
  ['hear', 'receive or onMessage'],
  ['asked', 'request or requested'],
  ['asking', 'request or options'],
  ['asks', 'requests'],
  ['asker', 'requester'],
  ['wanted', 'options or requested'],
  ['wants', 'needs or isEnabled'],
  ['visit', 'session or scope'],
  ['talk', 'channel'],
  ['obey', 'run or apply'],
  ['why', 'reason'],
  ['whoever', 'user or customer'],
  ['somebody', 'user or customer'],
  ['nobody', 'none'],
  ['whereabouts', 'address or location'],
  ['surroundings', 'context'],
  ['judge', 'check, validate or verify'],
  ['judged', 'checked or faults'],
  ['judging', 'checking'],
  ['judgement', 'check or faults'],
  ['behave', 'options or behavior'],
  ['standing', 'status or rights'],
  ['patient', 'waiting or timeout'],
  ['patience', 'timeout'],
  ['place', 'location, position or target'],
  ['take back', 'abort'],
  ['taken back', 'aborted'],
  ['taking back', 'abort'],
  ['take up', 'resume or restore'],
  ['settled value', 'debounced value'],
])

// Terms of banking, and of addresses, that only look like ours.
const TERMS =
  /\b(?:house account|house number|card face|standing order|place of birth|take up payment)s?\b/g

const wordsOf = name =>
  name
    .replaceAll(/([a-z\d])([A-Z])|_/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()

/** Returns the word in a name that has a better alternative, if there is one. */
function privateWord(name) {
  const words = wordsOf(name).replaceAll(TERMS, '')
  return [...INSTEAD.keys()].find(word => new RegExp(`\\b${word}(?:e?s)?\\b`).test(words))
}

const membersOf = ({ type, body, typeAnnotation }) => {
  if (type === 'TSInterfaceDeclaration' || type === 'ClassDeclaration') return body.body
  if (type !== 'TSTypeAliasDeclaration') return []
  return typeAnnotation.type === 'TSTypeLiteral' ? typeAnnotation.members : []
}

/** The names in a declaration: its own, and those of its members. */
const namesOf = declaration => [
  declaration.id,
  ...membersOf(declaration).flatMap(({ key }) => key ?? []),
]

/** Requires the usual terms in the names of functions, constants, types and their members. */
export const standardNames = {
  meta: {
    type: 'suggestion',
    messages: { own: 'Newcomers do not know "{{word}}" in this sense: say {{instead}}.' },
  },
  create(context) {
    const check = declaration => {
      for (const node of namesOf(declaration)) {
        const word = node?.type === 'Identifier' ? privateWord(node.name) : undefined
        if (word === undefined) continue
        context.report({ node, messageId: 'own', data: { word, instead: INSTEAD.get(word) } })
      }
    }
    return {
      FunctionDeclaration: check,
      VariableDeclarator: check,
      ClassDeclaration: check,
      TSInterfaceDeclaration: check,
      TSTypeAliasDeclaration: check,
    }
  },
}
