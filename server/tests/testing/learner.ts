import {
  getCourseStudyProgressInfo,
  getPlayer,
  setResultsRelease,
} from '@xinglin/contract/learning'
import type { TestApp } from './app.ts'
import type { Answered, Visitor } from './visitor.ts'

/** Asks to start (0), go on with (1) or relearn (3) a course of the fixture. */
export const proceed = (
  app: TestApp,
  visitor: Visitor,
  name: string,
  Proceed = 0,
): Promise<Answered> =>
  visitor.calls(getCourseStudyProgressInfo, { CourseId: app.fixture.courses[name] ?? '', Proceed })

/** Signs somebody in and opens a course of the fixture, up to the door of one of its items. */
export const atItem = async (app: TestApp, login: string, name: string, item = 0) => {
  const visitor = await app.signedIn(login)
  const { Data } = await proceed(app, visitor, name)
  const player = (await visitor.calls(getPlayer, { ProgressId: Data.ProgressId })).Data
  const where = {
    CourseId: app.fixture.courses[name] ?? '',
    ProgressId: Data.ProgressId as string,
    ItemId: player.Chapters[0].Items[item].Id as string,
  }
  return { visitor, where }
}

/** Has a round been opened so much earlier: whoever learns in it took their time. */
export const studiedFor = async (app: TestApp, progressId: string, minutes = 60): Promise<void> => {
  const { a } = app.fixture.schools
  await app.database.within(a, (db) =>
    db.execute(
      `update attempt set started_at = started_at - interval '${minutes} minutes' where id = '${progressId}'`,
    ),
  )
}

/** Signs somebody in and opens a course of the fixture, an hour ago: the attempt and its three items. */
export const openCourse = async (app: TestApp, login: string, name = 'a.open') => {
  const visitor = await app.signedIn(login)
  const { Data } = await proceed(app, visitor, name)
  const player = (await visitor.calls(getPlayer, { ProgressId: Data.ProgressId })).Data
  await studiedFor(app, Data.ProgressId)
  const [text, quiz, extra] = player.Chapters[0].Items as { Id: string }[]
  return {
    visitor,
    ProgressId: Data.ProgressId as string,
    text: text?.Id ?? '',
    quiz: quiz?.Id ?? '',
    extra: extra?.Id ?? '',
  }
}

/** Has the teacher of the fixture's courses release the results of an item that is taken once. */
export const releaseResults = async (
  app: TestApp,
  { CourseId, ItemId }: { readonly CourseId: string; readonly ItemId: string },
): Promise<void> => {
  const teacher = await app.signedIn('teacher1')
  const released = await teacher.calls(setResultsRelease, { CourseId, ItemId, Now: true })
  if (released.Code !== 0) throw new Error(released.Msg)
}
