import type { sql } from 'drizzle-orm'
import {
  fillQuestionnaire,
  moveQuestionnaire,
  saveQuestionnaire,
} from '@xinglin/contract/questionnaires'
import { newId } from '#platform/ids'
import type { TestApp, Visitor } from '#testing'

const minuteMs = 60_000

/** So many minutes from now. */
export const inMinutes = (n: number): string => new Date(Date.now() + n * minuteMs).toISOString()

/** The question on which another hangs, its options, that other, and a scale. */
export const [rotated, yes, no, where, level] = Array.from({ length: 5 }, () => newId()) as [
  string,
  string,
  string,
  string,
  string,
]
/** A choice, a text that is asked of whoever chose yes, a scale. */
export const items = [
  {
    Id: rotated,
    Kind: 'single',
    Title: '本学期是否参加过临床见习？',
    Required: true,
    Options: [
      { Id: yes, Text: '是' },
      { Id: no, Text: '否' },
    ],
  },
  {
    Id: where,
    Kind: 'text',
    Title: '在哪个科室？',
    Required: true,
    ShowIf: { ItemId: rotated, OptionIds: [yes] },
  },
  { Id: level, Kind: 'scale', Title: '总体满意度', Min: 1, Max: 5 },
]
/** Answers of whoever chose yes. */
export const answered = (text: string, value = 4) => [
  { ItemId: rotated, Options: [yes] },
  { ItemId: where, Text: text },
  { ItemId: level, Number: value },
]

/** A school whose teacher asks two students. */
export const questionnairesAt = async (app: TestApp) => {
  const [teacher, admin, one, other] = [
    await app.signedIn('teacher1'),
    await app.signedIn('admin1'),
    await app.signedIn('student1'),
    await app.signedIn('student2'),
  ]
  const person = (name: string): string => app.fixture.people[`a.${name}`] ?? ''
  const form = (over: object = {}) => ({
    Title: '见习情况调查',
    Note: '',
    Anonymous: false,
    ClosesAt: inMinutes(60),
    Targets: ['student1', 'student2'].map((name) => ({ Kind: 'person', Id: person(name) })),
    Items: items,
    ...over,
  })
  const save = (Id: string, Form: object, Version = 0, who: Visitor = teacher) =>
    who.calls(saveQuestionnaire, { Id, Form, Version })
  const move = (Id: string, Action: string, Version: number, who: Visitor = teacher) =>
    who.calls(moveQuestionnaire, { Id, Action, Version })
  return {
    teacher,
    one,
    other,
    person,
    form,
    save,
    move,
    /** One that is open now; answers its id. */
    async published(over: object = {}, who: Visitor = 'WholeSchool' in over ? admin : teacher) {
      const Id = newId()
      for (const { Code, Msg } of [
        await save(Id, form(over), 0, who),
        await move(Id, 'publish', 1, who),
      ])
        if (Code !== 0) throw new Error(Msg)
      return Id
    },
    fill: (Id: string, Answers: readonly object[], who: Visitor = one, Version = 1) =>
      who.calls(fillQuestionnaire, { Id, Version, Answers }),
    rows: async (what: ReturnType<typeof sql>) =>
      (await app.database.within(app.fixture.schools.a, (db) => db.execute(what))).rows,
  }
}
