import { nobody, type InputOf } from '@xinglin/contract/call'
import {
  answersByItem,
  askedItems,
  countedAnswers,
  faultOfAnswer,
  fillQuestionnaire,
  getOwnQuestionnaire,
  minutesFor,
  type OwnQuestionnaire,
} from '@xinglin/contract/questionnaires'
import { refuseSensitive } from '#dictionaries'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { givenTo } from '#targets'
import { questionnaireObject } from './manage-questionnaires.ts'
import { hasOpened, isAsked, isOver } from './policy.ts'
import { responseStore } from './response-store.ts'
import { questionnaireStore, type QuestionnaireRow } from './store.ts'

const { missing } = getOwnQuestionnaire.refusals
const { closed, changed, invalid, sensitive } = fillQuestionnaire.refusals

/** As many as a list of a student shows. */
const maxOwn = 200

const toOwn = (row: QuestionnaireRow, answered: boolean, at: Date): OwnQuestionnaire => ({
  Id: row.id,
  Title: row.title,
  Anonymous: row.anonymous,
  Editable: row.editable,
  ClosesAt: row.closesAt.toISOString(),
  Items: row.items.filter(({ Kind }) => Kind !== 'section').length,
  Minutes: minutesFor(row.items),
  Answered: answered,
  Closed: isOver(row, at),
})

const waits = ({ Answered, Closed }: OwnQuestionnaire): boolean => !Answered && !Closed

/** Questionnaires of the visitor's: those that wait, the most urgent first, then what was answered or missed. */
export const listOwn = async (visit: Visit): Promise<OwnQuestionnaire[]> => {
  const personId = memberOf(visit)?.id ?? nobody
  const given = await givenTo(visit, questionnaireObject, personId)
  const ids = [...given].flatMap(([id, { targetMatch }]) => (targetMatch.open ? [id] : []))
  const rows = (await questionnaireStore(visit).published(ids, maxOwn)).filter((row) =>
    hasOpened(row, visit.at),
  )
  const answered = await responseStore(visit).answeredBy(
    personId,
    rows.map(({ id }) => id),
  )
  const all = rows.map((row) => toOwn(row, answered.has(row.id), visit.at))
  return [
    ...all.filter(waits).toSorted((one, other) => (one.ClosesAt < other.ClosesAt ? -1 : 1)),
    ...all.filter((one) => !waits(one)),
  ]
}

/** Questionnaires that wait for the visitor. */
export const questionnairesToAnswer = async (visit: Visit): Promise<readonly OwnQuestionnaire[]> =>
  visit.who === 'student' ? (await listOwn(visit)).filter(waits) : []

/** One that the visitor is asked, held while they answer it where `isHeld`; any other is not there. */
const ownRow = async (visit: Visit, id: string, isHeld = false): Promise<QuestionnaireRow> => {
  const store = questionnaireStore(visit)
  const row = await (isHeld ? store.share(id) : store.find(id))
  const isOwn =
    row && hasOpened(row, visit.at) && (await isAsked(visit, row, memberOf(visit)?.id ?? nobody))
  if (!isOwn) throw refuse(missing)
  return row
}

/** One of the visitor's, with what they answered where that is known. */
export const getOwn = async (visit: Visit, id: string) => {
  const personId = memberOf(visit)?.id ?? nobody
  const row = await ownRow(visit, id)
  const store = responseStore(visit)
  const answered = (await store.answeredBy(personId, [id])).has(id)
  return {
    ...toOwn(row, answered, visit.at),
    Note: row.note,
    Questions: [...row.items],
    Answers: row.anonymous ? [] : [...(await store.ownAnswers(id, personId))],
    Version: row.itemsVersion,
  }
}

/** Takes somebody's answers. Nothing that is written here tells of an anonymous one who wrote it. */
export const fill = async (
  visit: Visit,
  { Id, Version, Answers }: InputOf<typeof fillQuestionnaire>,
): Promise<void> => {
  const personId = memberOf(visit)?.id ?? nobody
  const row = await ownRow(visit, Id, true)
  const store = responseStore(visit)
  const isAgain = (await store.answeredBy(personId, [Id])).has(Id)
  // Its answer was lost, or a second window sends it: what was handed in stays.
  if (isAgain && !row.editable) return
  if (isOver(row, visit.at)) throw refuse(closed)
  if (Version !== row.itemsVersion) throw refuse(changed)
  const byItem = answersByItem(Answers)
  const isWrong = askedItems(row.items, byItem).some(
    (item) => faultOfAnswer(item, byItem.get(item.Id)) !== '',
  )
  if (isWrong) throw refuse(invalid)
  const answers = countedAnswers(row.items, Answers)
  const written = answers.flatMap(({ Text, Other }) => [Text, Other]).join('\n')
  await refuseSensitive(
    row.anonymous ? { ...visit, person: null } : visit,
    written,
    'questionnaire',
    sensitive,
  )
  const isFirst = await store.takePart(Id, personId)
  // Two windows at once: the one that came first has handed in.
  if (!isFirst && !row.editable) return
  if (row.anonymous) await store.addAnonymous(Id, answers)
  else await store.putNamed(Id, personId, answers, visit.at)
}
