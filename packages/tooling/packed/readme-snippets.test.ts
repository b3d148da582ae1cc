import { expect, it } from 'vitest'
import { readmeSnippets } from './readme-snippets.mjs'

const block = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`

it('reads code by the name of its file, and leaves the rest', () => {
  const readme = [
    block('ts', '// src/main.ts\nexport {}'),
    block('html', '<!-- index.html -->\n<p>'),
    block('sh', 'npm start'),
  ].join('text\n')
  const { snippets, faults } = readmeSnippets(readme)
  expect(snippets.map(({ file }) => file)).toEqual(['src/main.ts', 'index.html'])
  expect(snippets[0]?.code).toBe('// src/main.ts\nexport {}\n')
  expect(faults).toEqual([])
})

it('names code that cannot be run', () => {
  const twice = block('js', '// a.js\n')
  expect(readmeSnippets(block('tsx', '<Bank />') + twice + twice).faults).toEqual([
    'a snippet does not name its file: <Bank />',
    'two snippets are called a.js',
  ])
})
