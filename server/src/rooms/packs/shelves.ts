import type { PackContent, PackedItem } from '@xinglin/content'
import type { PackKind } from '@xinglin/contract/packs'
import { coursesNamed, makeCourse, packagedCourses, renewCourse } from '#courses/publishing'
import { nobody } from '@xinglin/contract/call'
import type { TenantContext } from '#platform/visit'
import { makeQuestions, packagedQuestions, questionsInBank, renewQuestion } from '#questions'
import { casesByKey, makeCase, publishCase, scriptOf } from '#simulations/consultation'
import {
  currentProtocol,
  makeProtocol,
  protocolsByKey,
  publishProtocol,
} from '#simulations/experiment'
import {
  currentProcedure,
  makeProcedure,
  proceduresByKey,
  publishProcedure,
} from '#simulations/operation'
import { adoptCase, casesInWork, renewAdoptedCase } from '#workshop'
import { audienceNumbers, courseContent, courseKindOf } from './course-form.ts'
import type { Keepers } from './item-body.ts'
import { questionForm } from './question-form.ts'
import type { Standing } from './rules.ts'

/** Where something is filed in the tree of a school, by the names that packs give. */
type PlaceOf = (filed: { readonly department: string; readonly section: string }) => {
  readonly departmentId: string
  readonly sectionId: string
}

/** A school into which a pack is laid. */
export type Laying = TenantContext & {
  readonly at: Date
  readonly keepers: Keepers
  readonly placeOf: PlaceOf
}

type Content<K extends PackKind> = PackContent[K][number]['content']
export type Items<K extends PackKind> = readonly PackedItem<Content<K>>[]

/** How one kind of items is found, added and renewed in a school. */
export type Shelf<K extends PackKind> = {
  readonly titleOf: (content: Content<K>) => string
  /** Of some items those that the school has from elsewhere, by their keys. */
  readonly own: (school: TenantContext, items: Items<K>) => Promise<ReadonlyMap<string, string>>
  readonly standings: (
    school: TenantContext,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Standing>>
  /** Adds items, answers their ids in the same order. */
  readonly add: (laying: Laying, items: Items<K>) => Promise<readonly string[]>
  readonly renew: (laying: Laying, id: string, item: PackedItem<Content<K>>) => Promise<void>
}

type Keyed = (
  school: TenantContext,
) => Promise<readonly { readonly id: string; readonly key: string; readonly versionId: string }[]>

const ownByKey =
  (all: Keyed) =>
  async (school: TenantContext, items: readonly { content: { id: string }; key: string }[]) => {
    const known = new Map((await all(school)).map(({ id, key }) => [key, id]))
    return new Map(
      items.flatMap(({ key, content }) => {
        const id = known.get(content.id)
        return id === undefined ? [] : [[key, id] as const]
      }),
    )
  }

const standingByKey =
  (all: Keyed, inWork: typeof casesInWork = async () => new Set()) =>
  async (school: TenantContext, ids: readonly string[]) => {
    const wanted = new Set(ids)
    const revised = await inWork(school, ids)
    return new Map(
      (await all(school))
        .filter(({ id }) => wanted.has(id))
        .map(({ id, versionId }) => [id, { versionId, revised: revised.has(id) }]),
    )
  }

const inTurn = async <T>(items: readonly T[], add: (item: T) => Promise<string>) => {
  const ids: string[] = []
  for (const item of items) ids.push(await add(item))
  return ids
}

const cases: Shelf<'cases'> = {
  titleOf: ({ title }) => title,
  own: ownByKey(casesByKey),
  standings: standingByKey(casesByKey, casesInWork),
  add: (laying, items) =>
    inTurn(items, async ({ content }) => {
      const id = await makeCase(laying, content, laying.at)
      await adoptCase(laying, id, content, { at: laying.at })
      return id
    }),
  async renew(laying, id, { content }) {
    const before = (await scriptOf(laying, id))?.version ?? 0
    const script = { ...content, version: before + 1 }
    await publishCase(laying, id, script, laying.at)
    await renewAdoptedCase(laying, id, script, laying.at)
  },
}

const procedures: Shelf<'procedures'> = {
  titleOf: ({ title }) => title,
  own: ownByKey(proceduresByKey),
  standings: standingByKey(proceduresByKey),
  add: (laying, items) => inTurn(items, ({ content }) => makeProcedure(laying, content, laying.at)),
  async renew(laying, id, { content }) {
    const before = (await currentProcedure(laying, id))?.version ?? 0
    await publishProcedure(laying, id, { ...content, version: before + 1 }, laying.at)
  },
}

const protocols: Shelf<'protocols'> = {
  titleOf: ({ title }) => title,
  own: ownByKey(protocolsByKey),
  standings: standingByKey(protocolsByKey),
  add: (laying, items) => inTurn(items, ({ content }) => makeProtocol(laying, content, laying.at)),
  async renew(laying, id, { content }) {
    const before = (await currentProtocol(laying, id))?.version ?? 0
    await publishProtocol(laying, id, { ...content, version: before + 1 }, laying.at)
  },
}

const minuteMs = 60_000

const courses: Shelf<'courses'> = {
  titleOf: ({ name }) => name,
  async own(school, items) {
    const known = await coursesNamed(
      school,
      items.map(({ content }) => content.name),
    )
    return new Map(
      items.flatMap(({ key, content }) => {
        const id = known.get(content.name)
        return id === undefined ? [] : [[key, id] as const]
      }),
    )
  },
  standings: async (school, ids) =>
    new Map(
      (await packagedCourses(school, ids)).map(({ id, versionId, revised }) => [
        id,
        { versionId, revised },
      ]),
    ),
  async add(laying, items) {
    const ids: string[] = []
    for (const [nth, { key, content }] of items.entries())
      ids.push(
        await makeCourse(laying.db, laying.school.id, {
          ...(await courseContent(key, content, laying.keepers)),
          ...laying.placeOf(content.filed),
          name: content.name,
          // The platform's: nobody of the school wrote it.
          authorId: nobody,
          kind: courseKindOf[content.kind],
          coverId: content.cover ? await laying.keepers.keepCover(content.cover.bytes) : null,
          applicable: await audienceNumbers(laying, content.applicable),
          knowledge: content.knowledge,
          isPublic: content.public,
          offShelf: false,
          smallClass: false,
          licence: { granted: true, trialStart: null, trialEnd: null },
          // In their order, the first as the newest.
          createdAt: new Date(laying.at.getTime() - nth * minuteMs),
        }),
      )
    return ids
  },
  async renew(laying, id, { key, content }) {
    await renewCourse(laying, id, await courseContent(key, content, laying.keepers))
  },
}

const questions: Shelf<'questions'> = {
  titleOf: ({ stem, options, parts }) => stem || (parts[0]?.stem ?? options[0]?.text ?? ''),
  async own(school, items) {
    const nowhere = { departmentId: nobody, sectionId: nobody }
    const known = await questionsInBank(
      school,
      items.map(({ content }) => questionForm(content, nowhere).Content),
    )
    return new Map([...known].map(([nth, id]) => [items[nth]?.key ?? '', id]))
  },
  standings: async (school, ids) =>
    new Map(
      (await packagedQuestions(school, ids)).map(({ id, versionId, revised }) => [
        id,
        { versionId, revised },
      ]),
    ),
  add: (laying, items) =>
    makeQuestions(
      laying,
      items.map(({ content }, nth) => ({
        form: questionForm(content, laying.placeOf(content.filed)),
        at: new Date(laying.at.getTime() - nth * minuteMs),
      })),
    ),
  renew: (laying, id, { content }) =>
    renewQuestion(laying, id, questionForm(content, laying.placeOf(content.filed)), laying.at),
}

/** The kinds of items in the order in which they are laid: courses stand on the three before them. */
export const shelves = { cases, procedures, protocols, courses, questions } as const
