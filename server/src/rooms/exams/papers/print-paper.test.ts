import type { OutputOf } from '@xinglin/contract/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printPaper } from '@xinglin/contract/exams'
import { newId } from '#platform/ids'
import { Examining, secrets, testApp, type TestApp } from '#testing'

type Printed = OutputOf<typeof printPaper>

let app: TestApp
let at: Examining
let Id: string
beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  ;({ Id } = await at.frozen())
})
afterAll(() => app.close())

const print = async (Form: string, WithKeys = false): Promise<Printed> =>
  (await at.teacher.calls(printPaper, { Id, No: 1, Form, WithKeys })).Data

const idsOf = ({ Sections }: Printed): string[][] =>
  Sections.map(({ Questions }) => Questions.map(({ QuestionId }) => QuestionId))

test('forms have the same questions in other orders, and a form is the same whenever it is printed', async () => {
  const [a, b] = [await print('A'), await print('B')]
  expect(await print('A')).toEqual(a)
  expect(a.Form).toBe('A')
  expect(idsOf(a).map((ids) => ids.toSorted())).toEqual(idsOf(b).map((ids) => ids.toSorted()))
  const orders = (one: Printed) =>
    one.Sections.flatMap(({ Questions }) =>
      Questions.map(({ QuestionId, Options }) => [
        QuestionId,
        Options.map(({ OptionId }) => OptionId),
      ]),
    )
  expect(orders(a)).not.toEqual(orders(b))
  expect(a.Points).toBe(40)
})

test('a paper without its keys tells none, and keys are right by the options of the form', async () => {
  const plain = await print('A')
  expect(plain.Keys).toBeNull()
  const { later: _shownOnPaper, ...kept } = secrets
  for (const secret of Object.values(kept)) expect(JSON.stringify(plain)).not.toContain(secret)
  const { Keys, Sections } = await print('A', true)
  const units = Sections.flatMap(({ Questions }) =>
    Questions.flatMap((one) =>
      one.Parts.length > 0
        ? one.Parts.map((part) => ({
            id: part.QuestionId,
            options: one.Type === 'B1' ? one.Options : part.Options,
          }))
        : [{ id: one.QuestionId, options: one.Options }],
    ),
  )
  expect(Keys?.map(({ QuestionId }) => QuestionId)).toEqual(units.map(({ id }) => id))
  for (const [nth, { id, options }] of units.entries()) {
    const key = Keys?.[nth]
    expect(key?.QuestionId).toBe(id)
    const chosen = key?.Options ?? []
    expect(options.filter(({ OptionId }) => chosen.includes(OptionId))).toHaveLength(chosen.length)
    const isAnswered = chosen.length + (key?.Blanks.length ?? 0) + (key?.Rubric.length ?? 0)
    expect(isAnswered).toBeGreaterThan(0)
  }
  expect(JSON.stringify(Keys)).toContain(secrets.rubric)
})

test('who may not write a paper may print it without keys; a draft and another’s id are not there', async () => {
  const other = await app.signedIn('teacher2')
  const seen = await other.calls(printPaper, { Id, No: 1, Form: 'A', WithKeys: false })
  expect(seen.Data).toMatchObject({ MayHaveKeys: false, Keys: null })
  expect((await other.calls(printPaper, { Id, No: 1, Form: 'A', WithKeys: true })).Code).toBe(
    -10002,
  )
  expect((await at.teacher.calls(printPaper, { Id, No: 2, Form: 'A' })).Code).toBe(-404)
  expect((await at.teacher.calls(printPaper, { Id: newId(), No: 1, Form: 'A' })).Code).toBe(-404)
  expect((await at.teacher.calls(printPaper, { Id, No: 1, Form: 'E' })).Code).toBe(-10006)
})
