import type { DictionaryItem } from '@sixpence/protocol'
import type { DictionaryWords } from './words.ts'

const YES = 1
const NO = 0
const SOMEONE_ELSE = 2

/** Lists the additional questions for a person. */
export const additionalQuestions = ({ questions }: DictionaryWords): DictionaryItem[] => [
  {
    id: 'anotherAccount',
    name: questions.anotherAccount,
    ...yesOrNo(questions),
    detail: questions.anotherAccountDetail,
  },
  {
    id: 'controlAccount',
    name: questions.controlAccount,
    kind: 'nameAndDate',
    options: [
      { id: 1, name: questions.controlMyself },
      { id: SOMEONE_ELSE, name: questions.controlOther },
    ],
    detailAt: SOMEONE_ELSE,
    detail: questions.controlAccountDetail,
  },
]

/** Lists the additional questions for a business. */
export const businessQuestions = ({ questions }: DictionaryWords): DictionaryItem[] => [
  {
    id: 'businessAnotherAccount',
    name: questions.businessAnotherAccount,
    ...yesOrNo(questions),
    detail: questions.businessAnotherAccountDetail,
  },
]

const yesOrNo = ({ yes, no }: DictionaryWords['questions']) =>
  ({
    kind: 'yesNoText',
    options: [
      { id: YES, name: yes },
      { id: NO, name: no },
    ],
    detailAt: YES,
  }) satisfies Partial<DictionaryItem>
