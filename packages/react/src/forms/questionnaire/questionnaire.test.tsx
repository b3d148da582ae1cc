import type { Fields } from '@sixpence/core/fields'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { aSixpence } from '../../testing/a-sixpence.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { Button, Form } from '../../ui/index.ts'
import {
  ConflictView,
  SectionFields,
  useAnswers,
  useSection,
  useSectionSaving,
  type AnswersTask,
  type Questionnaire,
} from '../index.ts'
import type { SavedAnswers } from './questionnaire.ts'
import type { AnswersStore } from './use-answers.ts'

const SECTIONS = {
  club: {
    kind: { kind: 'choice', from: ['chess', 'rowing'] },
    boats: { kind: 'text', most: 3, when: ({ kind }) => kind === 'rowing' },
    town: { kind: 'choice', from: 'towns' },
    days: { kind: 'choices', from: ['mon', 'tue'] },
  },
  money: { fee: { kind: 'amount' }, agreed: { kind: 'tick' } },
} as const satisfies Readonly<Record<string, Fields>>

type Section = keyof typeof SECTIONS

const QUESTIONNAIRE: Questionnaire<Section> = {
  name: 'club',
  sections: SECTIONS,
  titleOf: section => `About the ${section}`,
  labelOf: (name, choice = name) => choice,
  LookUp: ({ children }) => children({ choices: [{ id: 'co', label: 'Cork' }] }),
}

interface Application extends SavedAnswers {
  readonly answers: Partial<Record<Section, Record<string, string | string[]>>>
  readonly version: string
}

const LOADED: Application = { answers: {}, withheld: [], version: 'a' }

class SavedElsewhere extends Error {
  constructor(readonly application: Application) {
    super('saved elsewhere')
  }
}

type Store = AnswersStore<Application, { readonly known: Application }>

function ClubForm({ save }: Pick<Store, 'save'>) {
  const task = useAnswers<Application, { readonly known: Application }>(LOADED, {
    save,
    newerIn: error => (error instanceof SavedElsewhere ? error.application : undefined),
  })
  const [section, go] = useState<Section>('club')
  if (task.conflict) {
    const { conflict, settle } = task
    return <ConflictView {...{ questionnaire: QUESTIONNAIRE, conflict, settle }} />
  }
  return <SectionForm key={section} {...{ section, task }} onSaved={() => go('money')} />
}

interface SectionFormProps {
  section: Section
  task: AnswersTask<Application, unknown>
  onSaved: () => void
}

function SectionForm({ section, task, onSaved }: SectionFormProps) {
  const filled = useSection(QUESTIONNAIRE, section, task.known)
  const save = useSectionSaving(filled, (answers, isLast) =>
    task.save({ section, answers, isLast }),
  )
  const submit = async () => void ((await save(section === 'money')) && onSaved())
  return (
    <Form onSubmit={submit}>
      <SectionFields task={filled} />
      <Button type="submit">Save</Button>
    </Form>
  )
}

const next = (known: Application, section: Section, answers: object): Application => ({
  ...known,
  answers: { ...known.answers, [section]: answers },
  version: `${known.version}+`,
})

function renderForm() {
  const save = vi.fn<Store['save']>(async ({ section, answers }, latest) => ({
    known: next(latest, section, answers),
  }))
  renderInBank(<ClubForm save={save} />, { sixpence: aSixpence({ accounts: {} }) })
  return save
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const choose = async (role: 'radio' | 'checkbox' | 'option', name: string) =>
  userEvent.click(await screen.findByRole(role, { name }))

async function answerClub() {
  await choose('radio', 'rowing')
  await userEvent.type(screen.getByLabelText('boats'), '1234')
  await press(/town/)
  await choose('option', 'Cork')
  await choose('checkbox', 'tue')
}

describe('a questionnaire', () => {
  it('gives the focus to the first question that is faulty, of whatever kind', async () => {
    const save = renderForm()
    await press('Save')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'chess' }))
    await choose('radio', 'chess')
    await press('Save')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /town/ }))
    await press(/town/)
    await choose('option', 'Cork')
    await press('Save')
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'mon' }))
    expect(save).not.toHaveBeenCalled()
  })

  it('saves each section by a call of its own, with the answers that apply', async () => {
    const save = renderForm()
    await answerClub()
    await press('Save')
    await userEvent.type(await screen.findByLabelText('fee'), '1,250.50')
    await choose('checkbox', 'agreed')
    await press('Save')
    const club = { kind: 'rowing', boats: '123', town: 'co', days: ['tue'] }
    expect(save.mock.calls.map(([part, { version }]) => ({ ...part, version }))).toEqual([
      { section: 'club', answers: club, isLast: false, version: 'a' },
      { section: 'money', answers: { fee: '1250.50', agreed: 'yes' }, isLast: true, version: 'a+' },
    ])
  })

  it('shows what its own reader finds in a conflict, and saves on top of it', async () => {
    const save = renderForm()
    const elsewhere = next(LOADED, 'club', { kind: 'chess', town: 'co' })
    save.mockRejectedValueOnce(new SavedElsewhere({ ...elsewhere, version: 'z' }))
    await answerClub()
    await press('Save')
    const saved = within(await screen.findByRole('region', { name: 'Saved elsewhere' }))
    expect(saved.getByText('chess')).toBeDefined()
    expect(saved.queryByText('Cork')).toBeNull()
    await press('Keep these')
    expect(save.mock.lastCall?.[1].version).toBe('z')
  })
})
