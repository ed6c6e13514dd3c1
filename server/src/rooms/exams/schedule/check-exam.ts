import { saveExam, type ExamForm } from '@xinglin/contract/exams'
import { role } from '@xinglin/contract/identity'
import { teachingPosts } from '#classes'
import { refuseSensitive } from '#dictionaries'
import { peopleAmong } from '#identity'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { namesOfTargets } from '#targets'
import { maySeePaper } from '../papers/policy.ts'
import { paperStore } from '../papers/store.ts'
import type { ExamRow } from './store.ts'

const { order, moment, paper: badPaper, target, twice, sensitive } = saveExam.refusals

type Ref = { readonly kind: string; readonly refId: string }

const readMoment = (text: string): Date => {
  const at = new Date(text)
  if (Number.isNaN(at.getTime()) || at.getTime() < 0) throw refuse(moment)
  return at
}

/** Whom somebody may examine: classes that they teach, 行政班, students of the school; those who run it any class. */
const checkedTargets = async (
  visit: Visit,
  targets: ExamForm['Targets'],
  before: readonly Ref[],
) => {
  const wanted = targets.map(({ Kind, Id, Excluded }) => ({
    kind: Kind,
    refId: Id,
    excluded: Excluded,
  }))
  const key = ({ kind, refId }: Ref) => `${kind} ${refId}`
  if (new Set(wanted.map(key)).size < wanted.length) throw refuse(twice)
  // What stood there stays allowed: a class that was archived, a colleague's.
  const known = new Set(before.map(key))
  const added = wanted.filter((one) => !known.has(key(one)))
  const names = await namesOfTargets(visit, added)
  const posts = await teachingPosts(
    visit,
    [...names.values()].map(({ classId }) => classId),
  )
  const people = await peopleAmong(
    visit,
    added.flatMap(({ kind, refId }) => (kind === 'person' ? [refId] : [])),
  )
  const isAllowed = ({ kind, refId }: (typeof added)[number]): boolean => {
    if (kind === 'person') return people.get(refId)?.roleType === role.student
    const one = names.get(refId)
    if (!one || one.kind !== kind || one.archived) return false
    const post = posts.get(one.classId)?.post
    return (
      runsSchool(visit) || kind === 'administrative' || (post !== undefined && post !== 'assistant')
    )
  }
  if (!added.every(isAllowed)) throw refuse(target)
  return wanted
}

/** What a form says, as far as the school has it; refuses what it has not. */
export const checkedExam = async (
  visit: Visit,
  form: ExamForm,
  before: { readonly row: ExamRow | undefined; readonly targets: readonly Ref[] },
) => {
  const opensAt = readMoment(form.OpensAt)
  const closesAt = readMoment(form.ClosesAt)
  const visibleAt = form.VisibleAt === null ? null : new Date(form.VisibleAt)
  if (closesAt <= opensAt || (visibleAt && visibleAt > opensAt)) throw refuse(order)
  const isSame =
    before.row?.paperId === form.PaperId && before.row.paperVersion === form.PaperVersion
  if (!isSame) {
    const papers = paperStore(visit)
    const chosen = await papers.find(form.PaperId)
    const isUsable = chosen?.state === 'active' && maySeePaper(visit, chosen)
    if (!isUsable || !(await papers.version(form.PaperId, form.PaperVersion)))
      throw refuse(badPaper)
  }
  const targets = await checkedTargets(visit, form.Targets, before.targets)
  await refuseSensitive(visit, form.Name, 'exam', sensitive)
  return {
    row: {
      name: form.Name,
      paperId: form.PaperId,
      paperVersion: form.PaperVersion,
      visibleAt,
      opensAt,
      closesAt,
      minutes: form.Minutes,
      attempts: form.Attempts,
      accessCode: form.AccessCode,
      safeBrowser: form.SafeBrowser ?? false,
      release: form.Release,
    },
    targets,
  }
}

/** Whether a change takes something from whoever has begun: another paper, less time, an earlier end. */
export const takesAway = (
  before: ExamRow,
  after: Pick<ExamRow, 'paperId' | 'paperVersion' | 'minutes' | 'closesAt'>,
): boolean =>
  before.paperId !== after.paperId ||
  before.paperVersion !== after.paperVersion ||
  after.minutes < before.minutes ||
  after.closesAt < before.closesAt
