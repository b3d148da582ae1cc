const called = (name, args) => `@${name}(${args.join(', ')})`

const oneOf = (values, at) =>
  called(
    'oneOf',
    values.map(value => at.literal(value)),
  )

const isName = text => /^[A-Za-z_$][\w$]*$/.test(text)

/** Returns the code of each kind of schema. */
export const KINDS = {
  string(def, at) {
    if (def.check || def.coerce) at.refuse(`the format ${def.format}`)
    return '@string'
  },
  number(def, at) {
    if (def.coerce || (def.check && def.format !== 'safeint')) at.refuse(`the format ${def.format}`)
    return '@number'
  },
  boolean: (def, at) => (def.coerce ? at.refuse('a coercion') : '@boolean'),
  unknown: () => '@unknown',
  enum: (def, at) => oneOf(Object.values(def.entries), at),
  literal: (def, at) => oneOf(def.values, at),
  array: (def, at, { checks }) => called('list', [at.use(def.element, '[]'), ...checks]),
  optional(def, at, { schema }) {
    if (schema._zod.optin !== 'optional') at.refuse('an optional default')
    return called('optional', [at.use(def.innerType)])
  },
  object,
  record,
  union: (def, at) =>
    def.discriminator === undefined ? plainUnion(def, at) : discriminatedUnion(def, at),
  custom,
  pipe,
}

function object({ shape, catchall }, at) {
  if (catchall && catchall._zod.def.type !== 'never') at.refuse('a catchall')
  if (Object.getOwnPropertySymbols(shape).length > 0) at.refuse('a symbol as a field')
  const fields = Object.entries(shape).map(([name, field]) => {
    // It would be found in every object.
    if (name in {}) at.refuse(`the field ${name}`)
    return `${isName(name) ? name : JSON.stringify(name)}: ${at.use(field, name)}`
  })
  return `@${catchall ? 'strictObject' : 'object'}({ ${fields.join(', ')} })`
}

function record({ keyType, valueType, mode, partial }, at) {
  if (mode === 'loose') at.refuse('a loose record')
  const { type, entries } = keyType._zod.def
  const item = at.use(valueType, '{}')
  if (type === 'string') return called('record', [at.use(keyType), item])
  if (type !== 'enum') at.refuse('a record by other keys than texts')
  const names = Object.values(entries)
  if (!names.every(name => isName(name) && !(name in {}))) at.refuse('keys that are no names')
  return called('recordOf', [at.literal(names), item, String(!partial)])
}

function plainUnion({ options, inclusive }, at) {
  if (inclusive === false || options.length < 2) at.refuse('a union that is exclusive, or of one')
  return called(
    'union',
    options.map((option, index) => at.use(option, `|${index}`)),
  )
}

function discriminatedUnion({ options, discriminator, unionFallback }, at) {
  if (unionFallback) at.refuse('a union that falls back')
  const variants = options.map((option, index) => {
    const values = [...option._zod.propValues[discriminator]]
    if (!values.every(value => typeof value === 'string')) at.refuse('a variant without a name')
    return `[${[...values.map(value => at.literal(value)), at.use(option, `|${index}`)].join(', ')}]`
  })
  return called('variants', [at.literal(discriminator), ...variants])
}

function custom(def, at, { schema, checks }) {
  const { Class } = schema._zod.bag
  if (def.path || def.when || def.params || checks.length > 0) at.refuse('a check with options')
  if (!Class) return called('only', [at.function(def.fn), ...at.message(def)])
  if (Class !== Uint8Array || def.error) at.refuse(`an instance of ${Class.name}`)
  return '@bytes'
}

function pipe(def, at, { schema }) {
  if (!def.transform || !def.reverseTransform) at.refuse('a pipe')
  const wire = at.use(def.in, '<wire>')
  const words = at.words(schema)
  if (words) return called('word', [wire, words])
  return called('converted', [wire, at.use(def.out, '<value>'), at.conversion(def)])
}
