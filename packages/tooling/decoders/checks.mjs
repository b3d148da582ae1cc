/** Returns the code of a schema's checks, its own first. */
export function codesOfChecks({ type, check, checks = [] }, at) {
  const own = type === 'number' && check ? ['@integer', '@safe'] : []
  return [...own, ...checks.map(({ _zod: { def } }) => codeOfCheck(def, at))]
}

function codeOfCheck(def, at) {
  if (def.abort || def.path || def.params) at.refuse(`a check ${def.check} with options`)
  const make = CHECKS[def.check] ?? at.refuse(`the check ${def.check}`)
  return make(def, at)
}

const called = (name, args) => `@${name}(${args.join(', ')})`

const CHECKS = {
  max_length: (def, at) => called('atMost', [def.maximum, ...at.message(def)]),
  min_length: (def, at) => called('atLeast', [def.minimum, ...at.message(def)]),
  string_format(def, at) {
    if (def.format !== 'regex') at.refuse(`the format ${def.format}`)
    if (/[gy]/.test(def.pattern.flags)) at.refuse('a pattern that remembers')
    return called('matching', [at.constant(def.pattern), ...at.message(def)])
  },
  greater_than(def, at) {
    if (!def.inclusive || def.error) at.refuse('an exclusive minimum')
    return called('from', [def.value])
  },
  less_than(def, at) {
    if (!def.inclusive || def.error) at.refuse('an exclusive maximum')
    return called('upTo', [def.value])
  },
  overwrite: (def, at) => called('changed', [at.function(def.tx)]),
  custom(def, at) {
    if (def.when) at.refuse('a refinement with a condition')
    return called('where', [at.function(def.fn), ...at.message(def)])
  },
}
