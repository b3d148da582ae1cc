import { expect, it } from 'vitest'
import { namesMatch } from './names-match.ts'
import { sameNames } from './same-names.ts'

const NAMES = [
  'Lena Vogt',
  'Tom Vogt',
  'VOGT, Lena',
  'Jean-Pierre Noël',
  'Jeanpierre Noel',
  'Юрій Щербак',
  'Yurii Shcherbak',
  'Müller GmbH',
  'Mueller Gesellschaft mit beschränkter Haftung',
  'Aoife O’Brien',
  'Aoife OBrien',
  '佐藤 花子',
  '',
]

it('finds the same of many names as one comparison after the other', () => {
  const find = sameNames(NAMES)
  for (const name of [...NAMES, 'Lena', 'Nobody Else', 'Noël Jean Pierre']) {
    const same = NAMES.flatMap((other, at) => (namesMatch(other, name).result === 'same' ? at : []))
    expect([name, find(name)]).toEqual([name, same])
  }
})
