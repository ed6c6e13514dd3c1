import { saveExam, type ExamForm } from '@xinglin/contract/exams'
import { refuseSensitive } from '#dictionaries'
import { refuse, type Visit } from '#platform/visit'
import { checkedTargets } from '#targets/checking'
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
  const targets = await checkedTargets(visit, form.Targets, before.targets, {
    target,
    twice,
  })
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
