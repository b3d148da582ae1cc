import { AnswerList } from './answer-list.tsx'
import type { Questionnaire, SavedAnswers, SectionAnswers } from './questionnaire.ts'
import { namesOfChanged } from './typed-answers.ts'

export interface ChangedAnswersProps<Section extends string> {
  questionnaire: Questionnaire<Section>
  section: Section
  /** The answers entered here. */
  mine: SectionAnswers
  /** The answers saved elsewhere meanwhile. */
  newer: SavedAnswers
  shows: 'mine' | 'newer'
}

/** One of two versions of a section, with only the differences. */
export function ChangedAnswers<Section extends string>(props: ChangedAnswersProps<Section>) {
  const { questionnaire, section, mine, newer, shows } = props
  const saved = newer.answers[section] ?? {}
  const changed = namesOfChanged(mine, saved)
  const fields = Object.entries(questionnaire.sections[section])
  return (
    <AnswerList
      words={questionnaire}
      fields={fields.filter(([name]) => changed.includes(name))}
      answers={shows === 'mine' ? mine : saved}
      withheld={newer.withheld}
    />
  )
}
