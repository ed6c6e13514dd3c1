import { nobody, type InputOf } from '@xinglin/contract/call'
import {
  deleteMaterial,
  keepMaterialFile,
  listMaterials,
  type ManagedMaterial,
  materialLimits,
  saveMaterial,
} from '@xinglin/contract/competitions'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { takeFile, type UploadedFiles } from '#resources'
import type { ContestRow } from '../contests/contest-store.ts'
import { managedContest } from '../organise/manage-contests.ts'
import { changeableContest, hostedContest } from '../organise/policy.ts'
import { roundStore } from '../rounds/round-store.ts'
import { isOver } from '../rounds/serialize.ts'
import { materialStore, type MaterialRow } from './material-store.ts'
import { isShown, toMaterial } from './shown-materials.ts'

const { missing, newer, over, many, sensitive } = saveMaterial.refusals
const { large, fileKind } = keepMaterialFile.refusals

const toManaged = async (visit: Visit, contest: ContestRow): Promise<ManagedMaterial[]> => {
  const rounds = await roundStore(visit).ofContest(contest.id)
  const states = rounds.map(({ round }) => round.state)
  return (await materialStore(visit).list(contest.id)).map((row) => ({
    ...toMaterial(visit, row, visit.school.id),
    Readers: row.readers,
    ShownFrom: row.shownFrom,
    IsShown: contest.status > 0 && isShown(row, states),
    Version: row.version,
  }))
}

/** A contest whose materials may be changed, held until the call ends. */
const openContest = async (visit: Visit, id: string): Promise<ContestRow> => {
  const contest = await changeableContest(visit, id)
  if (isOver(contest)) throw refuse(over)
  return contest
}

/** A material of a contest; any other is not there. */
const ownMaterial = async (visit: Visit, contest: ContestRow, id: string): Promise<MaterialRow> => {
  const row = await materialStore(visit).find(id)
  if (row?.contestId !== contest.id) throw refuse(missing)
  return row
}

const handleSave = async (visit: Visit, input: InputOf<typeof saveMaterial>) => {
  const contest = await openContest(visit, input.SkillContestId)
  await refuseSensitive(visit, `${input.Title}\n${input.Text}`, 'contest', sensitive)
  const store = materialStore(visit)
  const id = input.Id === nobody ? newId(visit.at.getTime()) : input.Id
  const before = await store.find(id)
  if (before ? before.contestId !== contest.id : input.Version > 0) throw refuse(missing)
  if (before && before.version !== input.Version)
    throw refuse(newer, { data: await toManaged(visit, contest) })
  const { Title: title, Text: text, Readers: readers, ShownFrom: shownFrom } = input
  const set = { title, text, readers, shownFrom }
  if (before) await store.change(id, { ...set, version: before.version + 1 })
  else {
    if ((await store.list(contest.id)).length >= materialLimits.materials) throw refuse(many)
    await store.add({
      ...set,
      id,
      contestId: contest.id,
      file: null,
      version: 1,
      createdAt: visit.at,
    })
  }
  await managedContest(visit, before ? '修改了资料：' : '新增了资料：', contest.name, title)
  return toManaged(visit, contest)
}

/** Answers those who lay out materials for contestants; `files` keeps what they upload. */
export const materialCalls = (files: UploadedFiles) => [
  answer(listMaterials, async function handleListMaterials(visit, { SkillContestId }) {
    return toManaged(visit, await hostedContest(visit, SkillContestId))
  }),

  answer(saveMaterial, handleSave),

  answer(
    keepMaterialFile,
    async function handleKeepMaterialFile(visit, { SkillContestId, Id, Name, Bytes }) {
      const contest = await openContest(visit, SkillContestId)
      const row = await ownMaterial(visit, contest, Id)
      const of = { name: Name, bytes: Buffer.from(Bytes) }
      const most = { bytes: materialLimits.fileBytes, large, fileKind }
      const file = await takeFile(visit, files, of, most)
      await materialStore(visit).change(Id, { file, version: row.version + 1 })
      await managedContest(visit, '上传了资料文件：', contest.name, file.name)
      return toManaged(visit, contest)
    },
  ),

  answer(
    deleteMaterial,
    async function handleDeleteMaterial(visit, { SkillContestId, Id, FileOnly }) {
      const contest = await openContest(visit, SkillContestId)
      const row = await ownMaterial(visit, contest, Id)
      if (FileOnly) await materialStore(visit).change(Id, { file: null, version: row.version + 1 })
      else await materialStore(visit).remove(Id)
      await managedContest(
        visit,
        FileOnly ? '移除了资料文件：' : '删除了资料：',
        contest.name,
        row.title,
      )
      return toManaged(visit, contest)
    },
  ),
]
