import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  deleteMaterial,
  getGame,
  keepMaterialFile,
  listMaterials,
  saveMaterial,
} from '@xinglin/contract/competitions'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { publishedContest } from './contest-testing.ts'
import { roundsIn } from './round-testing.ts'

let app: TestApp
let rounds: Awaited<ReturnType<typeof roundsIn>>
beforeAll(async () => {
  app = await testApp()
  rounds = await roundsIn(app)
})
afterAll(() => app.close())

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')

const material = (SkillContestId: string, over: object = {}) => ({
  SkillContestId,
  Id: newId(),
  Title: '参赛手册',
  Text: '请提前三十分钟到场。',
  Readers: 'all',
  ShownFrom: 'published',
  ...over,
})

const titles = async (who: Visitor, SkillContestId: string) =>
  (await who.calls(getGame, { SkillContestId })).Data.Materials.map(
    ({ Title }: { Title: string }) => Title,
  )

test('a material is shown to whom it is meant for, from its phase on', async () => {
  const { SkillContestId, room } = await rounds.drawn()
  const { holder, students, judge } = rounds
  for (const over of [
    { Title: '给所有人' },
    { Title: '给参赛队', Readers: 'entered' },
    { Title: '抽签后', Readers: 'entered', ShownFrom: 'drawn' },
    { Title: '开赛后', Readers: 'entered', ShownFrom: 'running' },
    { Title: '公示后', ShownFrom: 'after' },
  ])
    expect((await holder.calls(saveMaterial, material(SkillContestId, over))).Code).toBe(0)
  const [contestant] = students
  if (!contestant) throw new Error('no student')
  expect(await titles(app.visitor(), SkillContestId)).toEqual(['给所有人'])
  expect(await titles(judge, SkillContestId)).toEqual(['给所有人'])
  expect(await titles(contestant, SkillContestId)).toEqual(['给所有人', '给参赛队', '抽签后'])
  await rounds.checkIn(room)
  expect((await rounds.control(room, 'start')).Code).toBe(0)
  expect(await titles(contestant, SkillContestId)).toContain('开赛后')
  expect(await titles(contestant, SkillContestId)).not.toContain('公示后')
  const managed = (await holder.calls(listMaterials, { SkillContestId })).Data
  expect(managed.map(({ IsShown }: { IsShown: boolean }) => IsShown)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})

test('a file lies beside it, is opened by whom it is shown to, and is taken by what it is', async () => {
  const SkillContestId = await publishedContest(rounds.holder)
  const one = material(SkillContestId)
  await rounds.holder.calls(saveMaterial, one)
  const keep = (Name: string, Bytes: Buffer) =>
    rounds.holder.calls(keepMaterialFile, { SkillContestId, Id: one.Id, Name, Bytes })
  expect(await keep('手册.exe', Buffer.from('MZ not a document'))).toMatchObject({ Code: -10008 })
  expect((await keep('手册.pdf', pdf)).Data[0].File).toMatchObject({
    Name: '手册.pdf',
    Bytes: pdf.length,
    Type: 'pdf',
  })
  const shown = (await app.visitor().calls(getGame, { SkillContestId })).Data.Materials[0]
  expect(shown.File.Url).toMatch(/^\S*\/f\//)
  const withoutFile = await rounds.holder.calls(deleteMaterial, {
    SkillContestId,
    Id: one.Id,
    FileOnly: true,
  })
  expect(withoutFile.Data).toMatchObject([{ Title: '参赛手册', File: null }])
  expect((await rounds.holder.calls(deleteMaterial, { SkillContestId, Id: one.Id })).Data).toEqual(
    [],
  )
})

test('it is written by whoever holds the contest, upon what they read, under its own contest', async () => {
  const SkillContestId = await publishedContest(rounds.holder)
  const one = material(SkillContestId)
  await rounds.holder.calls(saveMaterial, one)
  expect(await rounds.judge.calls(saveMaterial, one)).toMatchObject({ Code: -404 })
  expect(await rounds.judge.calls(listMaterials, { SkillContestId })).toMatchObject({ Code: -404 })
  expect(
    await rounds.holder.calls(saveMaterial, { ...one, Title: '改', Version: 0 }),
  ).toMatchObject({ Code: -10011 })
  expect(
    (await rounds.holder.calls(saveMaterial, { ...one, Title: '改', Version: 1 })).Data,
  ).toMatchObject([{ Title: '改', Version: 2 }])
  const other = await publishedContest(rounds.holder)
  for (const call of [keepMaterialFile, deleteMaterial])
    expect(
      await rounds.holder.calls(call, {
        SkillContestId: other,
        Id: one.Id,
        Name: 'a.pdf',
        Bytes: pdf,
      }),
    ).toMatchObject({ Code: -404 })
  expect(
    await rounds.holder.calls(saveMaterial, { ...one, SkillContestId: other, Version: 2 }),
  ).toMatchObject({ Code: -404 })
})

test('where a contest goes on without rounds nothing of later phases is shown', async () => {
  const SkillContestId = await publishedContest(rounds.holder)
  await rounds.holder.calls(saveMaterial, material(SkillContestId, { ShownFrom: 'drawn' }))
  expect(await titles(app.visitor(), SkillContestId)).toEqual([])
})
