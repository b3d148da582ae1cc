const BLOCK = /^```(\w+)\n([\s\S]*?)^```$/gm
const NAME = /^(?:\/\/|<!--|\/\*) ([\w./-]+[.]\w+)/
const CODE = ['ts', 'tsx', 'js', 'jsx', 'mjs', 'html', 'css', 'json']

/**
 * Returns the code snippets of a README. The first line of each names its file; a snippet without a
 * name can't be run, and is a fault.
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
