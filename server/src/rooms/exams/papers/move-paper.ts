import { nobody, type InputOf } from '@xinglin/contract/call'
import { movePaper, type PaperForm } from '@xinglin/contract/exams'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { questionPool } from '#questions'
import { totalsOf } from './check-paper.ts'
import { freezePaper } from './freeze-paper.ts'
import { managedPaper } from './manage-papers.ts'
import { lockedPaper, seenPaper } from './policy.ts'
import { toPaperDetail } from './serialize.ts'
import { paperStore, type PaperRow } from './store.ts'

const { newer, wrongState, faulty, used, missing } = movePaper.refusals

const words = {
  freeze: '定稿了',
  retire: '停用了',
  restore: '恢复了',
  copy: '复制了',
  delete: '删除了',
} as const

/** Freezes a form as the next version, with the questions of the bank as they are now. */
const freeze = async (visit: Visit, row: PaperRow): Promise<void> => {
  if (row.state !== 'active' || !row.isChanged) throw refuse(wrongState)
  const { Problems } = await toPaperDetail(visit, row)
  if (Problems.length > 0)
    throw refuse(faulty, {
      message: `${faulty[1]}：${Problems[0]?.Text ?? ''}`,
      data: { Problems },
    })
  const { content, used: questions } = await freezePaper(visit, row.form, row.id)
  const no = row.versionNo + 1
  const store = paperStore(visit)
  await store.addVersion({
    id: newId(visit.at.getTime()),
    paperId: row.id,
    no,
    name: row.form.Name,
    note: row.form.Note,
    content,
    ...totalsOf(row.form),
    frozenBy: visit.person?.id ?? null,
    frozenAt: visit.at,
  })
  await questionPool(visit).use(
    { kind: 'paper', usedIn: row.id, name: `试卷“${row.name}”`, at: visit.at },
    questions,
  )
  await store.change(row.id, {
    versionNo: no,
    isChanged: false,
    edition: row.edition + 1,
    editedAt: visit.at,
  })
}

/** The same form under ids of its own. */
const formAnew = (form: PaperForm, at: Date): PaperForm => ({
  ...form,
  Name: [...`${form.Name}（副本）`].slice(0, 80).join(''),
  Sections: form.Sections.map((section) => ({
    ...section,
    Id: newId(at.getTime()),
    Cells: section.Cells.map((cell) => ({ ...cell, Id: newId(at.getTime()) })),
    ...(section.Stations && {
      Stations: section.Stations.map((one) => ({ ...one, Id: newId(at.getTime()) })),
    }),
  })),
})

const copy = async (visit: Visit, row: PaperRow, wanted: string): Promise<PaperRow> => {
  const store = paperStore(visit)
  const id = wanted === nobody ? newId(visit.at.getTime()) : wanted
  const there = await store.find(id)
  // The same once more, whose answer was lost; an id that is somebody else's is one that there is not.
  if (there) {
    if (there.ownerId !== visit.person?.id) throw refuse(missing)
    return there
  }
  const form = formAnew(row.form, visit.at)
  await store.add({
    id,
    ownerId: visit.person?.id ?? null,
    state: 'active',
    name: form.Name,
    form,
    ...totalsOf(form),
    versionNo: 0,
    isChanged: true,
    edition: 1,
    createdAt: visit.at,
    editedAt: visit.at,
  })
  return seenPaper(visit, id)
}

const setState = async (visit: Visit, row: PaperRow, state: PaperRow['state']): Promise<void> => {
  if (row.state === state || row.versionNo === 0) throw refuse(wrongState)
  await paperStore(visit).change(row.id, {
    state,
    edition: row.edition + 1,
    editedAt: visit.at,
  })
}

const move = async (visit: Visit, { Id, Action, NewId, Version }: InputOf<typeof movePaper>) => {
  if (Action === 'copy') {
    const row = await seenPaper(visit, Id)
    const copied = await copy(visit, row, NewId)
    await managedPaper(visit, words.copy, row.name)
    return { Detail: await toPaperDetail(visit, copied) }
  }
  const row = await lockedPaper(visit, Id)
  if (row.edition !== Version) throw refuse(newer, { data: await toPaperDetail(visit, row) })
  if (Action === 'freeze') await freeze(visit, row)
  else if (Action === 'delete') {
    if (row.versionNo > 0) throw refuse(used)
    await paperStore(visit).remove(row.id)
  } else await setState(visit, row, Action === 'retire' ? 'retired' : 'active')
  await managedPaper(visit, words[Action], row.name)
  if (Action === 'delete') return { Detail: null }
  return { Detail: await toPaperDetail(visit, await seenPaper(visit, Id)) }
}

/** Answers those who move papers on. */
export const paperMoveCalls = () => [answer(movePaper, move)]
