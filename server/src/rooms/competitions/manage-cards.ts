import { nobody, type InputOf } from '@xinglin/contract/call'
import {
  deleteTopicCard,
  listTopicCards,
  maxTopicCards,
  saveTopicCard,
  type TopicCard,
} from '@xinglin/contract/competitions'
import { vocabularies } from '@xinglin/contract/dictionaries'
import { lockChoice, namesIn, refuseSensitive } from '#dictionaries'
import { allowedWorks, stationKindOf } from '#exams'
import { facesOf } from '#identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { memberOf, refuse, runsSchool, type Visit } from '#platform/visit'
import { authoringStore, type CardRow } from './store.ts'

const { missing, many, work, place, sensitive } = saveTopicCard.refusals

const mayChange = (visit: Visit, row: CardRow): boolean =>
  runsSchool(visit) || row.authorId === memberOf(visit)?.id

const toCards = async (visit: Visit, rows: readonly CardRow[]): Promise<TopicCard[]> => {
  const symptoms = await namesIn(visit, vocabularies.symptom)
  const operations = await namesIn(visit, vocabularies.operation)
  const authors = await facesOf(
    visit,
    rows.map(({ authorId }) => authorId),
  )
  return rows.map((row) => ({
    Id: row.id,
    Name: row.name,
    Kind: row.workKind ?? (row.operation === '' ? 'consultation' : 'operation'),
    WorkId: row.workId ?? '',
    WorkName: row.workName,
    System: row.system,
    Symptom: row.symptom,
    Operation: row.operation,
    Place:
      row.operation === ''
        ? [symptoms.get(row.system), symptoms.get(row.symptom)].filter(Boolean).join(' · ')
        : (operations.get(row.operation) ?? ''),
    Published: row.published,
    AuthorName: authors.get(row.authorId)?.name ?? '',
    CanChange: mayChange(visit, row),
  }))
}

/** Where a card stands: under a symptom of a system, or under a type of operation, of the school's vocabularies. */
const checkedPlace = async (visit: Visit, input: InputOf<typeof saveTopicCard>) => {
  const isOperation = input.Kind === 'operation'
  const { System: system, Symptom: symptom, Operation: operation } = input
  const isKnown = isOperation
    ? await lockChoice(visit, vocabularies.operation, operation)
    : (await lockChoice(visit, vocabularies.symptom, system)) &&
      (symptom === '' || (await lockChoice(visit, vocabularies.symptom, symptom)))
  if (!isKnown) throw refuse(place)
  return isOperation ? { system: '', symptom: '', operation } : { system, symptom, operation: '' }
}

const handleSave = async (visit: Visit, input: InputOf<typeof saveTopicCard>) => {
  const author = memberOf(visit)
  if (!author) throw refuse(missing)
  const store = authoringStore(visit)
  const id = input.Id === nobody ? newId(visit.at.getTime()) : input.Id
  const before = await store.findCard(id)
  if (before && !mayChange(visit, before)) throw refuse(missing)
  await refuseSensitive(visit, input.Name, 'contest', sensitive)
  const where = await checkedPlace(visit, input)
  const { Kind: workKind, WorkId: workId } = input
  const allowed = await allowedWorks(visit, [{ Kind: workKind, WorkId: workId }])
  const current = allowed.has(workId)
    ? await stationKindOf[workKind].current(visit, workId)
    : undefined
  if (!current) throw refuse(work)
  if (!before && (await store.countCards()) >= maxTopicCards) throw refuse(many)
  const set = {
    ...where,
    name: input.Name,
    published: input.Published,
    workKind,
    workId,
    workName: current.title,
  }
  if (before) await store.changeCard(id, set)
  else await store.addCard({ ...set, id, authorId: author.id, createdAt: visit.at })
  await visit.publish({
    kind: 'managed',
    area: 'competitions',
    text: `${before ? '修改了' : '新建了'}题卡“${input.Name}”`,
  })
  const row = await store.findCard(id)
  const [card] = row ? await toCards(visit, [row]) : []
  if (!card) throw refuse(missing)
  return card
}

/** Answers those who write the cards that stations are set from. */
export const cardCalls = () => [
  answer(listTopicCards, async function handleListTopicCards(visit) {
    return toCards(visit, await authoringStore(visit).cards())
  }),

  answer(saveTopicCard, function handleSaveTopicCard(visit, input) {
    return handleSave(visit, input)
  }),

  answer(deleteTopicCard, async function handleDeleteTopicCard(visit, { Id }) {
    const row = await authoringStore(visit).findCard(Id)
    if (!row || !mayChange(visit, row)) throw refuse(missing)
    await authoringStore(visit).removeCard(Id)
    await visit.publish({
      kind: 'managed',
      area: 'competitions',
      text: `删除了题卡“${row.name}”`,
    })
    return { Id }
  }),
]
