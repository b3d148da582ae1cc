import type { BatchFileRefusal, DialectQuestion } from '@sixpence/core/batch-files'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EFT } from '../../testing/batches/a-draft.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { useFileQuestionText } from './use-file-question-text.ts'
import { useFileRefusalText } from './use-file-refusal-text.ts'

function Refused({ refusal }: { refusal: BatchFileRefusal }) {
  return <p>{useFileRefusalText()(refusal)}</p>
}

function Asked({ question }: { question: DialectQuestion }) {
  return <p>{useFileQuestionText(EFT)(question)}</p>
}

const shown = () => screen.findByRole('paragraph')

it.each<readonly [BatchFileRefusal, string]>([
  [{ reason: 'empty' }, 'This file is empty.'],
  [{ reason: 'headerAlone' }, 'but no payments'],
  [{ reason: 'notText', content: 'zip' }, 'We can’t read this kind of file.'],
  [{ reason: 'notText', content: 'office' }, 'an old version of Excel'],
  [{ reason: 'notText', content: 'pdf' }, 'This is a PDF'],
  [{ reason: 'notText', content: 'image' }, 'This is a picture.'],
  [{ reason: 'notText', content: 'gzip' }, 'This file is compressed.'],
  [{ reason: 'tooLarge', most: 20_000_000 }, 'larger than 20\u00a0MB'],
  [{ reason: 'tooManyRows', most: 100_000 }, 'more than 100,000 payments'],
  [{ reason: 'rowTooLong', line: 1234 }, 'Line 1,234 is too long'],
  [{ reason: 'encrypted' }, 'protected by a password'],
  [{ reason: 'oldWorkbook' }, 'an old version of Excel'],
  [{ reason: 'notWorkbook' }, 'We can’t read this kind of file.'],
  [{ reason: 'swells', most: 1 }, 'too large once it’s unpacked'],
  [{ reason: 'damaged' }, 'This workbook is damaged.'],
  [{ reason: 'severalSheets', sheets: ['A', 'B'] }, 'Several sheets'],
])('says why a file is refused: %j (MASS-001)', async (refusal, text) => {
  renderInBank(<Refused refusal={refusal} />)
  expect((await shown()).textContent).toContain(text)
})

it.each<readonly [DialectQuestion, string]>([
  [
    { about: 'decimalMark', column: 1, examples: ['1.234', '2,345'] },
    'These amounts can be read in two ways: 1.234 and 2,345.',
  ],
  [
    { about: 'columns', missing: ['payeeName', 'currency'] },
    'We couldn’t find columns for: Recipient’s name and Currency they get.',
  ],
])('asks what only the user knows: %j (MASS-001)', async (question, text) => {
  renderInBank(<Asked question={question} />)
  expect((await shown()).textContent).toContain(text)
})
