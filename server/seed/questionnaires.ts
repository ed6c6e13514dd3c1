import {
  itemsOfTemplate,
  type QuestionnaireAnswer,
  type QuestionnaireItem,
  questionnaireTemplates,
} from '@xinglin/contract/questionnaires'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { makeQuestionnaire } from '#questionnaires'
import { endOfDay, startOfDay } from './assignments.ts'
import { expectFound } from './named-ids.ts'
import { seededRandom, type Drawing } from './seeded-random.ts'
import type { SeededClass } from './term.ts'

/** Of the first class of a teacher: an anonymous one that is over, an anonymous one and a named one that run. */
const plans = [
  { template: '课程教学评价', since: 20, days: -2, answering: 1 },
  { template: '临床实习带教评价', since: 3, days: 9, answering: 0.4 },
  { template: '技能训练反馈', since: 2, days: 6, answering: 0.5 },
] as const

const remarks = [
  '病例讨论很有帮助，希望多一些。',
  '心电图部分讲得清楚，练习题可以再多一点。',
  '希望操作训练分组再小一些。',
  '课后资料很全，复习方便。',
  '问诊训练的反馈很及时。',
]
const places = ['心血管内科', '呼吸与危重症医学科', '消化内科', '普通外科', '急诊科']

const answerOf = (item: QuestionnaireItem, draw: Drawing): QuestionnaireAnswer => {
  const empty = { ItemId: item.Id, Options: [], Other: '', Text: '', Number: null, Rows: [] }
  // Most are content: the first options come twice as often.
  const option = () =>
    item.Options[Math.min(draw.below(item.Options.length), draw.below(3))]?.Id ?? ''
  switch (item.Kind) {
    case 'single':
      return { ...empty, Options: [option()] }
    case 'multiple':
      return {
        ...empty,
        Options: item.Options.flatMap(({ Id }) => (draw.below(3) === 0 ? [Id] : [])),
      }
    case 'rank':
      return {
        ...empty,
        Options: item.Options.map(({ Id }) => ({ Id, at: draw.below(1_000) }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ Id }) => Id),
      }
    case 'scale':
      return { ...empty, Number: (item.Max ?? 5) - Math.min(draw.below(4), draw.below(3)) }
    case 'matrix':
      return { ...empty, Rows: item.Rows.map(({ Id }) => ({ RowId: Id, OptionId: option() })) }
    case 'number':
      return { ...empty, Number: 1 + draw.below(3) }
    case 'text':
      return { ...empty, Text: places[draw.below(places.length)] ?? '' }
    case 'essay':
      return {
        ...empty,
        Text: draw.below(3) === 0 ? (remarks[draw.below(remarks.length)] ?? '') : '',
      }
    default:
      return empty
  }
}

/** Lets the first class of each teacher who has one be asked. */
export const fillQuestionnaires = async (
  school: TenantContext,
  classes: readonly SeededClass[],
  people: ReadonlyMap<string, string>,
): Promise<void> => {
  const draw = seededRandom(20_261)
  const person = (login: string) => expectFound(people.get(login), login)
  const first = new Map(classes.toReversed().map((one) => [one.demo.teacher, one]))
  const taught = [...first.values()]
  for (const [no, { demo, id: classId }] of taught.entries())
    // Students of several classes are asked the same once: other teachers ask about their course alone.
    for (const { template, since, days, answering } of no === 0 ? plans : plans.slice(0, 1)) {
      const about = questionnaireTemplates.find(({ name }) => name === template)
      const items = itemsOfTemplate(template, newId)
      const students = demo.students.slice(0, Math.ceil(demo.students.length * answering))
      await makeQuestionnaire(school, {
        id: newId(),
        title:
          no === 0 ? (about?.title ?? template) : `${about?.title ?? template}：${demo.course}`,
        note: about?.note ?? '',
        anonymous: about?.anonymous ?? false,
        ownerId: person(demo.teacher),
        classId,
        publishedAt: startOfDay(since),
        closesAt: endOfDay(days),
        items,
        // student1 has not answered yet, so that there is something to try.
        answered: students
          .filter((login) => login !== 'student1')
          .map((login) => ({
            personId: person(login),
            at: new Date(startOfDay(1).getTime() + 9 * 3_600_000 + draw.below(36_000) * 1_000),
            answers: items
              .map((item) => answerOf(item, draw))
              .filter(
                ({ Options, Text, Rows, Number: value }) =>
                  Options.length > 0 || Rows.length > 0 || Text !== '' || value !== null,
              ),
          })),
      })
    }
}
