const BLOCK = /^```(\w+)\n([\s\S]*?)^```$/gm
const NAME = /^(?:\/\/|<!--|\/\*) ([\w./-]+[.]\w+)/
const CODE = ['ts', 'tsx', 'js', 'jsx', 'mjs', 'html', 'css', 'json']

/**
 * The snippets of a README that are code. Each says in its first line which file it is; one that
 * does not cannot be run and is named among the faults.
 *
 * @returns {{ snippets: { file: string; code: string }[]; faults: string[] }}
 */
export function readmeSnippets(readme) {
  const blocks = [...readme.matchAll(BLOCK)]
    .filter(([, language]) => CODE.includes(language))
    .map(([, , code]) => ({ file: NAME.exec(code)?.[1], code }))
  const named = blocks.filter(({ file }) => file !== undefined)
  const names = named.map(({ file }) => file)
  return {
    snippets: named,
    faults: [
      ...blocks
        .filter(({ file }) => file === undefined)
        .map(({ code }) => `a snippet does not name its file: ${code.split('\n')[0]}`),
      ...names
        .filter((name, index) => names.indexOf(name) !== index)
        .map(name => `two snippets are called ${name}`),
    ],
  }
}
