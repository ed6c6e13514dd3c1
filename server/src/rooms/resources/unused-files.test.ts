import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keepFigure } from '@xinglin/contract/authoring'
import { uploadCover } from '@xinglin/contract/courses'
import { addFeedback, uploadFeedbackPicture } from '@xinglin/contract/feedback'
import { getStorage, getUnusedFiles, transcodeState } from '@xinglin/contract/resources'
import { saveSpecial, uploadBanner } from '@xinglin/contract/topics'
import { newId } from '#platform/ids'
import { anyPicture, aText, film, sendFilm, UnusedFileTrial } from '#testing'
import { referencedFiles, tablesWithoutFiles } from './file-reference-store.ts'

let trial: UnusedFileTrial
beforeAll(async () => {
  trial = await UnusedFileTrial.begin()
})
afterAll(() => trial.app.close())

type Use = { readonly id: string; readonly letGo?: () => Promise<unknown> }

const aTopic = {
  Title: '急救专题',
  Summary: '黄金四分钟',
  Tag: '校级专题',
  Motif: 'heart',
  StartDay: '2026-01-01',
  EndDay: '2026-12-31',
  IsPublic: true,
  Html: '<p>介绍</p>',
  Groups: [],
  NewsIds: [],
}

const documentOfCourse = async (): Promise<Use> => {
  const CourseId = await trial.desk.begin()
  const id = await trial.document(CourseId)
  expect((await trial.saveDocument(CourseId, id)).Code).toBe(0)
  return { id, letGo: () => trial.saveItems(CourseId, []) }
}

const pictureOfCourse = async (): Promise<Use> => {
  const CourseId = await trial.desk.begin()
  const sent = { CourseId, Name: '图.png', Bytes: await anyPicture() }
  const id = (await trial.desk.author.calls(keepFigure, sent)).Data.File
  const Body = { Kind: 'image', File: id, Alt: '', Width: 800, Height: 600, Html: '' }
  expect((await trial.saveItems(CourseId, [{ ...aText(), Body }])).Code).toBe(0)
  return { id, letGo: () => trial.saveItems(CourseId, []) }
}

const cover = async (): Promise<Use> => {
  const CourseId = await trial.desk.begin()
  const send = async () => {
    const sent = { CourseId, Name: '图.png', At: '50', Bytes: await anyPicture() }
    return trial.desk.author.calls(uploadCover, sent)
  }
  expect((await send()).Code).toBe(0)
  return { id: await trial.newest(), letGo: send }
}

const banner = async (): Promise<Use> => {
  const admin = trial.desk.examiner
  const Id = newId()
  let Version = ''
  const save = async (BannerId: string | null) => {
    const saved = await admin.calls(saveSpecial, { ...aTopic, Id, BannerId, Version })
    Version = saved.Data?.Version ?? ''
    return saved
  }
  const sent = { Name: '图.png', Bytes: await anyPicture() }
  const id = (await admin.calls(uploadBanner, sent)).Data.Id
  expect((await save(id)).Code).toBe(0)
  return { id, letGo: () => save(null) }
}

const pictureOfFeedback = async (): Promise<Use> => {
  const student = await trial.app.signedIn('student1')
  const Parts = [(await anyPicture()).toString('base64')]
  const { Data } = await student.calls(uploadFeedbackPicture, { Parts })
  const about = { Type: 'content', Content: '标注有误。', Contact: '13800000000' } as const
  const sent = { Id: newId(), ...about, Pictures: [Data.Id] }
  expect((await student.calls(addFeedback, sent)).Code).toBe(0)
  return { id: await trial.newest() }
}

const convertedFilm = async (): Promise<Use> => {
  const { Data } = await sendFilm(trial.desk.author, film('SECONDS 5'))
  const state = async () => {
    const { Data: now } = await trial.desk.author.calls(transcodeState, { Src: Data.Src })
    expect(now.State).toBe('done')
  }
  await vi.waitFor(state, { timeout: 15_000, interval: 250 })
  return { id: await trial.newest() }
}

test.each([
  ['a document of a course', documentOfCourse],
  ['a picture of a course', pictureOfCourse],
  ['a cover', cover],
  ['a banner', banner],
  ['a picture of feedback', pictureOfFeedback],
  ['a film', convertedFilm],
])('%s stays while it is used, and goes two days after', async (_what, use) => {
  const { id, letGo } = await use()
  const hashes = await trial.hashesOf(id)
  await trial.pass(3)
  expect(await trial.state(id)).toBe('there')
  if (!letGo) return
  await letGo()
  await trial.pass()
  expect(await trial.state(id)).toBe('listed')
  await trial.pass()
  expect(await trial.state(id)).toBe('gone')
  expect(hashes.filter((one) => trial.lies(one))).toEqual([])
})

test('nothing that the demo refers to was listed or removed in all those days', async () => {
  const { rows } = await trial.inSchool((db) =>
    db.execute<{ id: string }>(sql`select id from file where person_id is null`),
  )
  const ids = rows.map(({ id }) => id)
  const used = await trial.inSchool((db) => referencedFiles(db, trial.schoolId, ids))
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((id) => !used.has(id))).toEqual([])
})

const own = new Set(['file', 'unused_file', 'idempotency'])
test.each(tablesWithoutFiles.filter((name) => !own.has(name)))(
  '%s is a table that may be passed over: no file is named in it',
  async (table) => {
    const { rows } = await trial.inSchool((db) =>
      db.execute<{ id: string }>(
        sql`select f.id from file f where exists (select from ${sql.identifier(table)} t where t::text like '%' || f.id || '%')`,
      ),
    )
    expect(rows).toEqual([])
  },
)

test('what waits to be removed is told with what it takes, who uploaded it, and when it goes', async () => {
  const File = await trial.document(await trial.desk.begin())
  await trial.pass()
  const admin = trial.desk.examiner
  const { Data } = await admin.calls(getUnusedFiles, { PageSize: 50 })
  expect((Data.List as { Id: string }[]).find(({ Id }) => Id === File)).toMatchObject({
    MediaType: 'application/pdf',
    OwnerName: expect.stringMatching(/./),
    Url: expect.stringContaining(`/f/${File}?`),
  })
  const { Unused } = (await admin.calls(getStorage)).Data
  expect(Unused.Files).toBe(Data.Count)
  expect(Unused.Used).toBeGreaterThan(0)
})
