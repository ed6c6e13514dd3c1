import { askRetraction, decideRetraction, publishGrades } from '@xinglin/contract/scores'
import { refuseSensitive } from '#dictionaries'
import { administratorIds } from '#identity'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import type { ColumnSources } from '../sources/column-source.ts'
import { gradedClass, mayDecide, standingsOf, toGradeBook } from './read-gradebook.ts'
import { gradeOf, isWhole } from './rules.ts'
import { gradebookStore } from './store.ts'
import { changeableBook, managedBook } from './write-gradebook.ts'

/** Answers those who publish grades and take them back: who asks, and an administrator who is somebody else. */
export const publishingCalls = (columnSources: ColumnSources) => [
  answer(publishGrades, async function handlePublishGrades(visit, { ClassId, Version }) {
    const { newer, published, weights, empty, unmarked: waiting } = publishGrades.refusals
    const { one, book } = await changeableBook(visit, ClassId)
    if (book && book.state !== 'draft') throw refuse(published)
    if ((book?.version ?? 0) !== Version) throw refuse(newer)
    if (!book || !isWhole(book.columns)) throw refuse(weights)
    if (one.studentIds.length === 0) throw refuse(empty)
    const store = gradebookStore(visit)
    const { rows, unmarked } = await standingsOf(columnSources, visit, one, book.columns)
    // What nobody has marked must not become nought for ever.
    if (unmarked > 0) throw refuse(waiting)
    await store.publish(
      ClassId,
      rows.map(({ personId, scores, exempt, total }) => ({
        personId,
        scores,
        exempt,
        total,
        grade: gradeOf(total, book.scale, book.decimals),
        publishedAt: visit.at,
      })),
    )
    await store.change(ClassId, {
      state: 'published',
      publishedAt: visit.at,
      publishedBy: visit.person?.id ?? null,
      version: Version + 1,
    })
    await visit.publish({
      kind: 'notice',
      notice: {
        kind: 'grades-published',
        subjectId: ClassId,
        title: one.title,
        to: [...one.studentIds],
        // Published anew after they were taken back they are told anew.
        occurrence: visit.at.toISOString(),
        senderId: visit.person?.id ?? null,
      },
    })
    await managedBook(visit, `发布了“${one.title}”的成绩：${rows.length} 人`)
    return toGradeBook(columnSources, visit, one)
  }),

  answer(askRetraction, async function handleAskRetraction(visit, { ClassId, Reason }) {
    const { notGiven, notPublished, sensitive } = askRetraction.refusals
    const one = await gradedClass(visit, ClassId)
    if (!one.rights.includes('courses')) throw refuse(notGiven)
    await refuseSensitive(visit, Reason, 'grades', sensitive)
    const store = gradebookStore(visit)
    const book = await store.lock(ClassId)
    if (!book || book.state === 'draft') throw refuse(notPublished)
    await store.change(ClassId, {
      state: 'asked',
      reason: Reason,
      askedBy: visit.person?.id ?? null,
      version: book.version + 1,
    })
    await visit.publish({
      kind: 'notice',
      notice: {
        kind: 'retraction-asked',
        subjectId: ClassId,
        title: one.title,
        to: await administratorIds(visit),
        occurrence: visit.at.toISOString(),
        senderId: visit.person?.id ?? null,
      },
    })
    await managedBook(visit, `申请撤回“${one.title}”的成绩`, Reason)
    return toGradeBook(columnSources, visit, one)
  }),

  answer(decideRetraction, async function handleDecideRetraction(visit, { ClassId, Agreed, Note }) {
    const { notAsked, own, notGiven, sensitive } = decideRetraction.refusals
    const one = await gradedClass(visit, ClassId)
    if (!mayDecide(one)) throw refuse(notGiven)
    await refuseSensitive(visit, Note, 'grades', sensitive)
    const store = gradebookStore(visit)
    const book = await store.lock(ClassId)
    if (book?.state !== 'asked') throw refuse(notAsked)
    if (book.askedBy === visit.person?.id) throw refuse(own)
    if (Agreed) await store.retract(ClassId)
    await store.change(ClassId, {
      state: Agreed ? 'draft' : 'published',
      ...(Agreed && { publishedAt: null, publishedBy: null }),
      askedBy: null,
      reason: '',
      version: book.version + 1,
    })
    await managedBook(
      visit,
      `${Agreed ? '同意' : '没有同意'}撤回“${one.title}”的成绩`,
      [`申请理由：${book.reason}`, ...(Note ? [`处理意见：${Note}`] : [])].join('；'),
    )
    return toGradeBook(columnSources, visit, one)
  }),
]
